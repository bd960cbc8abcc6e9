/**
 * Runs in a page: replaces fills by patterns with the tiles themselves, cut out by the shape that they
 * fill. Chromium prints a pattern as a bitmap of at most a million pixels, which is 200 dots an inch on
 * an A6 sheet, and tiles as drawings. Playwright sends it as its own text: it can name nothing outside.
 */
export function layTiles(): void {
  type Laid = { shape: SVGGraphicsElement; pattern: SVGPatternElement; area: DOMRect };
  const svg = "http://www.w3.org/2000/svg";
  const make = (name: string, attributes: Record<string, string | number> = {}) => {
    const element = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };
  const copyOf = (element: Element) => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof SVGGraphicsElement)) throw new Error("no shape of SVG");
    return copy;
  };
  const bench = make("svg", { width: 0, height: 0 });
  document.body.appendChild(bench);

  /** A `DOMRect` of a box: Chromium's SVG box has no edges of its own. */
  function rectOf({ x, y, width, height }: SVGRect): DOMRect {
    return new DOMRect(x, y, width, height);
  }

  function boundsOf({ left, top, right, bottom }: DOMRect, matrix: DOMMatrix): DOMRect {
    const corners = [left, right].flatMap((x) =>
      [top, bottom].map((y) => new DOMPoint(x, y).matrixTransform(matrix)),
    );
    const [x, y] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    const [least, highest] = [Math.min(...x), Math.min(...y)];
    return new DOMRect(least, highest, Math.max(...x) - least, Math.max(...y) - highest);
  }

  /** The part of a shape that is filled: of one that is drawn itself, what the page shows. */
  function filledBox(shape: SVGGraphicsElement): DOMRect {
    const screen = shape.getScreenCTM();
    if (!screen || shape.closest("defs,pattern,symbol,clipPath")) return usedBox(shape);
    const { clientWidth, clientHeight } = document.documentElement;
    const seen = boundsOf(new DOMRect(0, 0, clientWidth, clientHeight), screen.inverse());
    const shapeBox = rectOf(shape.getBBox());
    const [leftEdge, top] = [Math.max(shapeBox.left, seen.left), Math.max(shapeBox.top, seen.top)];
    const [rightEdge, foot] = [
      Math.min(shapeBox.right, seen.right),
      Math.min(shapeBox.bottom, seen.bottom),
    ];
    return new DOMRect(leftEdge, top, Math.max(0, rightEdge - leftEdge), Math.max(0, foot - top));
  }

  /** The box of a shape that is drawn only where it is used. */
  function usedBox(shape: SVGGraphicsElement): DOMRect {
    const copy = copyOf(shape);
    copy.removeAttribute("transform");
    bench.appendChild(copy);
    const box = rectOf(copy.getBBox());
    copy.remove();
    return box;
  }

  /** A pattern's area, and the colour that lies below all of it. */
  function tileOf(pattern: SVGPatternElement) {
    const { x, y, width, height } = pattern;
    const [across, down] = [width.baseVal.value, height.baseVal.value];
    const tile = new DOMRect(x.baseVal.value, y.baseVal.value, across, down);
    const copies = Array.from(pattern.children, copyOf);
    for (const copy of copies) bench.appendChild(copy);
    const lowest = bench.querySelector<SVGGraphicsElement>("path,rect");
    const box = lowest && boundsOf(rectOf(lowest.getBBox()), lowest.getCTM() ?? new DOMMatrix());
    const slack = 0.01;
    const isGround = box && box.width >= across - slack && box.height >= down - slack;
    const ground = lowest && isGround ? getComputedStyle(lowest).fill : "none";
    for (const copy of copies) copy.remove();
    return { tile, ground, id: `${pattern.id}-tile`, lines: linesOf(pattern, across) };
  }

  /** A line from side to side of a tile is one line over all tiles of its row. */
  function linesOf(pattern: Element, width: number): { y: number; line: Element }[] | null {
    const [first, ...others] = Array.from(pattern.children);
    const lines = others.flatMap((line) => {
      const [, y, to] = /^M0 ([\d.]+)H([\d.]+)$/.exec(line.getAttribute("d") ?? "") ?? [];
      return Number(to) === width ? [{ y: Number(y), line }] : [];
    });
    const isHatch = first && lines.length > 0 && lines.length === others.length;
    return isHatch ? lines : null;
  }

  type Tile = ReturnType<typeof tileOf>;

  /** All tiles of an area, in the pattern's own turn. */
  function tilesOver(area: DOMRect, { tile, ground, id, lines }: Tile): Element[] {
    const [from, to] = [Math.floor, Math.ceil];
    const rows = [
      from((area.top - tile.y) / tile.height),
      to((area.bottom - tile.y) / tile.height),
    ] as const;
    const columns = [
      from((area.left - tile.x) / tile.width),
      to((area.right - tile.x) / tile.width),
    ] as const;
    const { x, y, width, height } = area;
    const laid = ground === "none" ? [] : [make("rect", { x, y, width, height, fill: ground })];
    for (let row = rows[0]; row < rows[1]; row += 1) {
      const top = tile.y + row * tile.height;
      if (lines && ground !== "none")
        for (const ruledLine of lines) {
          const long = copyOf(ruledLine.line);
          long.setAttribute("d", `M${area.left} ${top + ruledLine.y}H${area.right}`);
          laid.push(long);
        }
      else
        for (let column = columns[0]; column < columns[1]; column += 1)
          laid.push(make("use", { href: `#${id}`, x: tile.x + column * tile.width, y: top }));
    }
    return laid;
  }

  function replace({ shape, pattern, area }: Laid, tile: Tile, number: number): void {
    const turn = pattern.patternTransform.baseVal.consolidate()?.matrix;
    const laid = make("g");
    if (turn) {
      const { a, b, c, d, e, f } = turn;
      laid.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    }
    const tiledArea = turn ? boundsOf(area, DOMMatrix.fromMatrix(turn).inverse()) : area;
    for (const tilePiece of tilesOver(tiledArea, tile)) laid.appendChild(tilePiece);
    const cut = make("clipPath", { id: `tiles-${number}` });
    const edge = copyOf(shape);
    for (const name of ["fill", "id", "stroke"]) edge.removeAttribute(name);
    cut.appendChild(edge);
    const clippedGroup = make("g", { "clip-path": `url(#${cut.id})` });
    clippedGroup.appendChild(laid);
    const all = make("g", shape.id ? { id: shape.id } : {});
    for (const part of [cut, clippedGroup]) all.appendChild(part);
    shape.replaceWith(all);
  }

  // All is measured before anything changes: each layout of thousands of copies takes a second.
  const patterned = Array.from(document.querySelectorAll<SVGGraphicsElement>('[fill^="url(#"]'));
  const shapes = patterned.flatMap((shape): Laid[] => {
    const id = /^url\(#(.+)\)$/.exec(shape.getAttribute("fill") ?? "")?.[1] ?? "";
    const pattern = document.getElementById(id);
    return pattern instanceof SVGPatternElement ? [{ shape, pattern, area: filledBox(shape) }] : [];
  });
  const tiles = new Map(shapes.map(({ pattern }) => [pattern, tileOf(pattern)]));
  for (const [index, tiledShape] of shapes.entries()) {
    const tile = tiles.get(tiledShape.pattern);
    if (tile) replace(tiledShape, tile, index);
  }
  for (const [pattern, { id }] of tiles) {
    const group = make("g", { id });
    for (const node of Array.from(pattern.childNodes)) group.appendChild(node);
    bench.appendChild(group);
  }
}
