"""
Renders the demo's photographs: still lifes, by Blender's Cycles, on the processor alone.

    apt-get install -y blender
    blender -b --factory-startup -P scripts/media/render-still-lifes.py -- rings /tmp/rings.png [WIDTH SAMPLES SECONDS CANDLE]

    ffmpeg -i /tmp/rings.png -vf nlmeans=s=14:p=7:r=13 /tmp/rings-clean.png

Of `rings.jpg` the lights in the background were blurred once more and a median of five pixels taken,
because 170 seconds leave noise where the lens is out of focus. Then `npm run studio -- media add`.
One unit of a scene is a centimetre.
"""

import math
import random
import sys

import bpy
from mathutils import Vector, noise

SCENE, TARGET, *REST = sys.argv[sys.argv.index("--") + 1 :]
WIDTH = int(REST[0]) if REST else 1200
SAMPLES = int(REST[1]) if len(REST) > 1 else 80
SECONDS = int(REST[2]) if len(REST) > 2 else 0
# Where a candle stands around the rings, in degrees; none unless given.
CANDLE = float(REST[3]) if len(REST) > 3 else None


def material(name, colour=(0.8, 0.8, 0.8), **inputs):
    """A principled material. Inputs by their names in either generation of Blender."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    for given, value in inputs.items():
        plain = given.replace("_", " ").title()
        # Blender 4 renamed "Transmission" to "Transmission Weight", "Clearcoat" to "Coat".
        for label in (plain, plain.replace(" Weight", ""), plain.replace("Coat", "Clearcoat").replace(" Weight", ""), plain.upper()):
            if label in shader.inputs:
                shader.inputs[label].default_value = value
                break
    return made


def add(made, kind, **settings):
    node = made.node_tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(node, name, value)
    return node


def link(made, source, output, target, entry):
    made.node_tree.links.new(source.outputs[output], target.inputs[entry])


def principled(made):
    return made.node_tree.nodes["Principled BSDF"]


def bumped(made, height, output="Fac", strength=0.3, distance=0.02):
    bump = add(made, "ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    link(made, height, output, bump, "Height")
    link(made, bump, "Normal", principled(made), "Normal")


def coordinates(made, scale=(1, 1, 1)):
    place = add(made, "ShaderNodeTexCoord")
    mapping = add(made, "ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = scale
    link(made, place, "Object", mapping, "Vector")
    return mapping


def ramp(made, source, output, stops):
    node = add(made, "ShaderNodeValToRGB")
    while len(node.color_ramp.elements) < len(stops):
        node.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(node.color_ramp.elements, stops):
        element.position = position
        element.color = (*colour, 1)
    link(made, source, output, node, "Fac")
    return node


def mesh(name, points, faces, made, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    for face in data.polygons:
        face.use_smooth = smooth
    thing = bpy.data.objects.new(name, data)
    data.materials.append(made)
    bpy.context.collection.objects.link(thing)
    return thing


def turned(name, profile, made, steps=128, closed=False):
    """A solid of revolution around Z, of (radius, height) points."""
    points = [
        (r * math.cos(a), r * math.sin(a), z)
        for a in (2 * math.pi * step / steps for step in range(steps))
        for r, z in profile
    ]
    count = len(profile)
    spans = count if closed else count - 1
    faces = [
        (
            step * count + at,
            ((step + 1) % steps) * count + at,
            ((step + 1) % steps) * count + (at + 1) % count,
            step * count + (at + 1) % count,
        )
        for step in range(steps)
        for at in range(spans)
    ]
    return mesh(name, points, faces, made)


def sheet(name, size, cells, height, made, middle=(0, 0)):
    """A grid whose height at a place is a function."""
    row = cells + 1
    points = []
    for y in range(row):
        for x in range(row):
            place = (middle[0] + (x / cells - 0.5) * size, middle[1] + (y / cells - 0.5) * size)
            points.append((*place, height(*place)))
    faces = [
        (y * row + x, y * row + x + 1, (y + 1) * row + x + 1, (y + 1) * row + x)
        for y in range(cells)
        for x in range(cells)
    ]
    return mesh(name, points, faces, made)


def lamp(place, target, size, power, colour):
    data = bpy.data.lights.new("lamp", "AREA")
    data.size, data.energy, data.color = size, power, colour
    thing = bpy.data.objects.new("lamp", data)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)


def camera(place, target, lens, fstop, sharp_at=None, ratio=1.25):
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_fit = "HORIZONTAL"
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop
    data.dof.aperture_blades = 0
    data.dof.focus_distance = (Vector(sharp_at or target) - Vector(place)).length
    thing = bpy.data.objects.new("camera", data)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    scene.camera = thing
    scene.render.resolution_x = WIDTH
    scene.render.resolution_y = round(WIDTH * ratio)


def glow(place, radius, strength, colour):
    """A far light, which the lens makes a disc of."""
    made = bpy.data.materials.new("glow")
    made.use_nodes = True
    made.node_tree.nodes.clear()
    emission = add(made, "ShaderNodeEmission")
    emission.inputs["Color"].default_value = (*colour, 1)
    emission.inputs["Strength"].default_value = strength
    link(made, emission, "Emission", add(made, "ShaderNodeOutputMaterial"), "Surface")
    bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=8, radius=radius, location=place)
    bpy.context.object.data.materials.append(made)


def linen(colour=(0.80, 0.72, 0.60), pitch=62):
    made = material("linen", colour, roughness=0.92, sheen_weight=0.3)
    threads = []
    for direction in ("X", "Y"):
        wave = add(made, "ShaderNodeTexWave", bands_direction=direction)
        wave.inputs["Scale"].default_value = pitch / 6.28
        wave.inputs["Distortion"].default_value = 1.6
        wave.inputs["Detail"].default_value = 3
        wave.inputs["Detail Scale"].default_value = 2.2
        link(made, coordinates(made), "Vector", wave, "Vector")
        threads.append(wave)
    weave = add(made, "ShaderNodeMath", operation="MULTIPLY")
    link(made, threads[0], "Fac", weave, 0)
    link(made, threads[1], "Fac", weave, 1)
    bumped(made, weave, "Value", strength=0.55, distance=0.03)
    slubs = add(made, "ShaderNodeTexNoise")
    slubs.inputs["Scale"].default_value = 3
    slubs.inputs["Detail"].default_value = 8
    link(made, coordinates(made, (6, 0.6, 1)), "Vector", slubs, "Vector")
    dark = tuple(channel * 0.8 for channel in colour)
    tone = ramp(made, slubs, "Fac", [(0.3, dark), (0.62, colour)])
    link(made, tone, "Color", principled(made), "Base Color")
    return made


def ring(radius, breadth, thick, made, place, turn):
    """A wedding band: flat within, domed without."""
    inside = [(radius, breadth * (at / 8 - 0.5)) for at in range(1, 8)]
    dome = [
        (radius + thick * (0.18 + 0.82 * math.sin(math.pi * at / 24) ** 0.55), breadth * (0.5 - at / 24))
        for at in range(1, 24)
    ]
    edge = [(radius + thick * 0.1, breadth * 0.5), (radius + thick * 0.1, -breadth * 0.5)]
    thing = turned("ring", [*inside, edge[0], *dome, edge[1]], made, 256, closed=True)
    thing.location = place
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    return thing


def seed(place, turn, size, made):
    """A seed of a pomegranate: a drop with flat sides."""
    profile = []
    for at in range(25):
        a = math.pi * at / 24
        profile.append((size * 0.66 * math.sin(a) ** 0.85 * (1 - 0.24 * math.cos(a)), -size * math.cos(a)))
    thing = turned("seed", profile, made, 40)
    for point in thing.data.vertices:
        a = math.atan2(point.co.y, point.co.x)
        facets = 1 + 0.07 * math.cos(5 * a + point.co.z)
        point.co.x *= facets
        point.co.y *= facets
    thing.location = place
    thing.rotation_euler = [math.radians(angle) for angle in turn]


def folds(x, y):
    """Soft folds of a cloth that somebody has laid down."""
    far = max(0.0, (y - 3) / 12)
    wave = 0.55 * noise.noise(Vector((x * 0.11 + y * 0.07, y * 0.045, 1.7)))
    ridge = 0.42 * math.exp(-(((x * 0.80 - y * 0.42 - 3.6) / 0.85) ** 2))
    crease = 0.30 * math.exp(-(((x * 0.55 + y * 0.72 - 4.6) / 0.7) ** 2))
    flat = 1 - math.exp(-((x * x + (y * 0.9) ** 2) / 9))
    return flat * (wave * (0.5 + far) + ridge + crease)


def rings():
    gold = material("gold", (1.0, 0.68, 0.30), metallic=1.0, roughness=0.14)
    rose = material("rose gold", (0.98, 0.62, 0.42), metallic=1.0, roughness=0.16)
    for metal in (gold, rose):
        hairs = add(metal, "ShaderNodeTexNoise")
        hairs.inputs["Scale"].default_value = 60
        hairs.inputs["Detail"].default_value = 4
        link(metal, coordinates(metal, (1, 1, 14)), "Vector", hairs, "Vector")
        bumped(metal, hairs, "Fac", strength=0.03, distance=0.01)
    sheet("cloth", 70, 420, folds, linen(), (0, 14))
    ring(1.02, 0.46, 0.15, gold, (-0.42, 0.1, 0.235), (0, 0, 10))
    ring(0.88, 0.36, 0.14, rose, (1.02, -0.10, 0.80), (0, 57, 24))
    seeds = material("seed", (0.62, 0.012, 0.03), roughness=0.10, ior=1.36, transmission_weight=0.55, subsurface_weight=0.0, coat_weight=0.4)
    random.seed(7)
    for x, y, size in [
        (-2.35, -0.75, 0.50), (-1.75, -1.55, 0.46), (-2.95, -1.75, 0.52), (-2.55, 0.75, 0.44),
        (0.55, -2.05, 0.47), (1.35, -1.55, 0.50), (2.55, -0.55, 0.46), (2.15, -2.55, 0.52),
        (3.05, 1.15, 0.45), (-0.65, 2.05, 0.44), (1.85, 2.45, 0.46), (-3.45, 2.35, 0.5),
    ]:
        seed((x, y, folds(x, y) + size * 0.62), (random.uniform(-20, 20), random.uniform(60, 100), random.uniform(0, 360)), size, seeds)
    for _ in range(34):
        place = (random.uniform(-15, 15), random.uniform(34, 50), random.uniform(3, 17))
        warm = random.choice([(1, 0.55, 0.2), (1, 0.66, 0.34), (1, 0.45, 0.16)])
        glow(place, random.uniform(0.5, 0.9), random.uniform(2, 6), warm)
    back = material("back", (0.045, 0.022, 0.014), roughness=1.0)
    mesh("back", [(-80, 62, -10), (80, 62, -10), (80, 62, 60), (-80, 62, 60)], [(0, 1, 2, 3)], back)
    lamp((-11, 3, 11), (0, 0, 0), 7, 1500 if CANDLE is None else 620, (1, 0.80, 0.58))
    lamp((9, 12, 7), (0, 1, 0), 4, 900 if CANDLE is None else 420, (1, 0.60, 0.32))
    if CANDLE is not None:
        around = math.radians(CANDLE)
        lamp((9 * math.cos(around), 1 + 9 * math.sin(around), 5.5), (0, 0, 0.4), 1.6, 620, (1, 0.58, 0.26))
    lamp((3, -12, 9), (0, 0, 0), 9, 160, (0.75, 0.83, 1))
    camera((0.4, -13.4, 4.7), (0.25, 0.9, -0.45), 55, 0.034, sharp_at=(0.2, -0.75, 0.5))


def main():
    bpy.ops.object.select_all(action="SELECT")
    bpy.ops.object.delete()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = SAMPLES
    scene.cycles.time_limit = SECONDS
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.max_bounces = 10
    scene.cycles.caustics_reflective = False
    scene.cycles.sample_clamp_indirect = 6
    try:
        scene.cycles.use_denoising = True
        scene.cycles.denoiser = "OPENIMAGEDENOISE"
    except TypeError:
        # A build without the denoiser: more samples are needed.
        scene.cycles.use_denoising = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.16, 0.11, 0.08, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.35
    scene.world = world
    {"rings": rings}[SCENE]()
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = TARGET
    bpy.ops.render.render(write_still=True)


main()
