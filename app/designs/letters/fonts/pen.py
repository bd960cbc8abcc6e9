"""Turns strokes of a pen (hand_letters.py) into outlines: a curve through the points, then its width.

A pointed pen opens as it is pulled down and closes as it is pushed up; a brush is pressed the same
way, less sharply, and lets its ends fray.
"""

import math
from dataclasses import dataclass


@dataclass
class Pen:
    """
    One pen, in hundredths of an em: the width of its upward and of its downward strokes, how suddenly
    it opens, its slant as a tangent, the way along which a width is averaged, how much larger capitals
    are, the room of the last letter's flourish (0: none). A dry brush lets a long stroke's end split.
    """

    hairline: float
    stem: float
    opening: float
    slant: float
    soften: float
    capitals: float = 1
    flourish: float = 0
    round_ends: bool = False
    dry: bool = False


def curve(points: list) -> list:
    """A smooth curve through the points as [(x, y, direction)], with Hobby's lengths of handles."""
    directions = [tangent(points, at) for at in range(len(points))]
    samples: list = []
    for at in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[at][:2], points[at + 1][:2]
        chord, away = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        theta, phi = turn(directions[at] - away), turn(away - directions[at + 1])
        rho, sigma = velocity(theta, phi), velocity(phi, theta)
        xa, ya = x0 + chord * rho * math.cos(directions[at]), y0 + chord * rho * math.sin(directions[at])
        xb = x1 - chord * sigma * math.cos(directions[at + 1])
        yb = y1 - chord * sigma * math.sin(directions[at + 1])
        bend = abs(theta) + abs(phi)
        steps = max(2, math.ceil(max(bend / 0.3, chord / 16)))
        for step in range(0 if at == 0 else 1, steps + 1):
            t = step / steps
            u = 1 - t
            x = u**3 * x0 + 3 * u * u * t * xa + 3 * u * t * t * xb + t**3 * x1
            y = u**3 * y0 + 3 * u * u * t * ya + 3 * u * t * t * yb + t**3 * y1
            dx = u * u * (xa - x0) + 2 * u * t * (xb - xa) + t * t * (x1 - xb)
            dy = u * u * (ya - y0) + 2 * u * t * (yb - ya) + t * t * (y1 - yb)
            samples.append((x, y, math.atan2(dy, dx)))
    return samples


def tangent(points: list, at: int) -> float:
    if len(points[at]) > 2:
        return math.radians(points[at][2])
    before, after = points[max(at - 1, 0)], points[min(at + 1, len(points) - 1)]
    return math.atan2(after[1] - before[1], after[0] - before[0])


def turn(angle: float) -> float:
    return (angle + math.pi) % (2 * math.pi) - math.pi


def velocity(theta: float, phi: float) -> float:
    """The length of a handle as a part of the chord (Hobby 1986)."""
    st, ct, sp, cp = math.sin(theta), math.cos(theta), math.sin(phi), math.cos(phi)
    top = 2 + math.sqrt(2) * (st - sp / 16) * (sp - st / 16) * (ct - cp)
    length = top / (3 * (1 + 0.5 * (math.sqrt(5) - 1) * ct + 0.5 * (3 - math.sqrt(5)) * cp))
    return min(max(length, 0.12), 1.1)


def outline(points: list, pen: Pen) -> list:
    """One stroke as a closed contour of (x, y, on the curve) in thousandths of an em."""
    samples = curve(points)
    downward = [max(0.0, -math.sin(direction)) ** pen.opening for *_, direction in samples]
    weights = lifted(samples, softened(samples, downward, pen.soften))
    left, right = [], []
    for (x, y, direction), weight in zip(samples, weights):
        across, up = -math.sin(direction), math.cos(direction)
        spread = weight * (pen.stem - pen.hairline) / 2 * max(-1, min(1, across * 2.5))
        half = pen.hairline / 2
        left.append((x + across * half + spread, y + up * half))
        right.append((x - across * half - spread, y - up * half))
    path = [(*left[0], not pen.round_ends), *((*p, False) for p in left[1:-1]), (*left[-1], not pen.round_ends)]
    if pen.round_ends:
        frayed = pen.dry and weights[-1] > 0.5
        path += [(*p, False) for p in (fray if frayed else cap)(samples[-1], left[-1], right[-1])]
    path += [(*right[-1], not pen.round_ends), *((*p, False) for p in reversed(right[1:-1])), (*right[0], not pen.round_ends)]
    if pen.round_ends:
        x, y, direction = samples[0]
        path += [(*p, False) for p in cap((x, y, direction + math.pi), right[0], left[0])]
    return [(round(10 * (x + pen.slant * y)), round(10 * y), on) for x, y, on in path]


def cap(end: tuple, first: tuple, second: tuple) -> list:
    """Two points beyond an end that round it."""
    *_, direction = end
    reach = math.hypot(first[0] - second[0], first[1] - second[1]) * 0.42
    dx, dy = reach * math.cos(direction), reach * math.sin(direction)
    return [(first[0] + dx, first[1] + dy), (second[0] + dx, second[1] + dy)]


def lifted(samples: list, weights: list) -> list:
    """A stem that ends below the line ends thin: the pen is lifted while it moves."""
    *_, (x, y, direction) = samples
    if y > -20 or math.sin(direction) > -0.9:
        return weights
    return [weight * min(1.0, max(0.12, (at - y) / 26)) for weight, (_, at, _) in zip(weights, samples)]


def fray(end: tuple, first: tuple, second: tuple) -> list:
    """The end of a brush's stroke: three tongues, where the hairs leave the paper one after another."""
    *_, direction = end
    dx, dy = math.cos(direction), math.sin(direction)
    tongues = [(0.0, 1), (0.1, 4.4), (0.22, 4.4), (0.3, -3), (0.4, -3), (0.44, 2.4), (0.6, 2.4), (0.66, -5), (0.74, -5), (0.8, 0.6), (1.0, 0.2)]
    return [
        (first[0] + (second[0] - first[0]) * t + dx * reach, first[1] + (second[1] - first[1]) * t + dy * reach)
        for t, reach in tongues
    ]


def softened(samples: list, weights: list, reach: float) -> list:
    """Weights averaged over `reach` along the stroke: a pen opens and closes gradually."""
    way = [0.0]
    for (x0, y0, _), (x1, y1, _) in zip(samples, samples[1:]):
        way.append(way[-1] + math.hypot(x1 - x0, y1 - y0))
    spans = [(way[min(at + 1, len(way) - 1)] - way[max(at - 1, 0)]) / 2 for at in range(len(way))]
    result = []
    for at in way:
        total = weight = 0.0
        for other, value, span in zip(way, weights, spans):
            share = max(0.0, 1 - abs(other - at) / reach) * span
            total, weight = total + share * value, weight + share
        result.append(total / weight)
    return result
