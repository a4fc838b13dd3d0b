"""What stands behind a candle in a room, out of focus: upholstery, bedding, a dining chair, an open book.
1 unit = 10 cm; what a candle stands on has its top at 0, the floor lies below."""
import math
from kit import *
import candle as C
import household as home
import studio

FLOOR = -5.5


def _fabric(name, colour):
    return mat(name, colour, mixc(colour, "#6d5b48", .14), rough=.95, spec=.06, scale=5, bump=.45, bscale=90, sheen=.4)


def floor(kind="oak"):
    Build().add(box(30, 30, .1)).obj("floor", studio.baked(kind, 6, .55, .2), smooth=False, m=place(0, 0, FLOOR))


def table_top(x, y, w, d, kind="oak", h=.14):
    """top of a square table or nightstand, seen from the front"""
    top = Build().add(box(w, d, h)).obj("table-top", studio.baked(kind, 3.2, .42, .25), smooth=False, m=place(x, y, -h / 2))
    bevel(top, .022)


def round_table(x, y, r, h=.12):
    prof = fillet([(0, -h), (r * .97, -h), (r, -h * .6), (r, 0), (0, 0)], [0, .03, .03, .03, 0], 5)
    Build().add(lathe(prof, 160)).obj("round-table", studio.baked("oak", 3.2, .42, .25), m=place(x, y, 0), autosmooth=40)
    Build().add(lathe([(.22, FLOOR), (.22, -h)], 40)).obj("leg", C.wood("leg-wood", "#a97e50", "#7d5a38", "Z", .8), m=place(x, y, 0))


def cushion(w, d, h, m, material, seed=1, pinch=.07):
    """pillow that lies flat in m: full in the middle, drawn in between its corners, creased towards its seam"""
    n, v, f = 56, [], []
    for side in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                a, b = 2 * i / n - 1, 2 * j / n - 1
                full = ((1 - a ** 4) * (1 - b ** 4)) ** .42
                crease = .10 * (1 - full) * noise.noise((a * 4, b * 4, seed)) + .035 * noise.noise((a * 2.2, b * 2.2, seed + 7))
                x = a * w / 2 * (1 - pinch * (1 - b * b)) + .03 * noise.noise((a * 3, b * 3, seed + 3))
                y = b * d / 2 * (1 - pinch * (1 - a * a)) + .03 * noise.noise((a * 3, b * 3, seed + 5))
                v.append((x, y, side * h / 2 * full + crease * h * (full + .15)))
        o = (n + 1) ** 2 if side < 0 else 0
        for i in range(n):
            for j in range(n):
                p = o + i * (n + 1) + j
                q = (p, p + n + 1, p + n + 2, p + 1)
                f.append(q if side > 0 else q[::-1])
    Build().add((v, f)).obj("cushion", material, m=m)


def _upholstered(w, d, h, m, material, r=.28):
    bevel(Build().add(box(w, d, h)).obj("upholstery", material, m=m, autosmooth=70), r, 8)


def armchair(x, y, rot=0, colour="#b39b7d", throw="#96664c"):
    """deep armchair, its seat at 42 cm; a throw lies over the arm on the left"""
    cloth, m = _fabric("armchair", colour), place(x, y, FLOOR, rz=rot)
    _upholstered(5.6, 5.4, 1.5, m @ place(0, 0, 2.6), cloth)
    for s in (-1, 1):
        _upholstered(1.25, 6.2, 3.6, m @ place(s * 3.3, 0, 4.3), cloth, .42)
    _upholstered(7.4, 1.5, 6.2, m @ place(0, 2.9, 5.2, rx=-9), cloth, .5)
    cushion(5.0, 4.4, 1.5, m @ place(0, 1.75, 5.3, rx=76), _fabric("cushion", mixc(colour, "#efe3cf", .45)), 4)
    arm = [(-1.0, 4.2), (-.86, 5.3), (-.72, 6.02), (-.45, 6.16), (0, 6.18), (.45, 6.16), (.72, 6.02), (.84, 5.3), (.92, 4.6)]
    home._fold(arm, 2.7, .09, _fabric("throw", throw), m @ place(-3.3, -.9, 0, rz=90), 6, .06)


def bed(x, y, colour="#e6dccb", blanket="#b9a58f"):
    """corner of a made bed beside a nightstand: x is its near side, y the wall that its head stands at"""
    linen = _fabric("sheet", colour)
    _upholstered(12, 14, 2.6, place(x + 6, y - 7.2, -1.9), linen, .35)
    cushion(13, 9, 1.1, place(x + 6.1, y - 8.3, -.55), _fabric("blanket", blanket), 9, .02)
    for i, (dx, lean) in enumerate(((2.3, 62), (2.75, 50))):
        cushion(4.3, 2.7, 1.15, place(x + dx, y - .85 - .75 * i, .55 - .12 * i, rx=lean, rz=3 - 7 * i), linen if i else _fabric("pillow", "#cfc2b2"), 3 + i)
    _upholstered(13, .35, 5.4, place(x + 6.2, y - .15, -.6), C.wood("headboard", "#8a6444", "#5d3f28", "X", .5), .06)


def dining_chair(x, y, rot=0, light="#9a7048", dark="#64442a"):
    """back of a wooden chair that stands at the far side of the table: two posts, three rails"""
    wood, m = C.wood("chair-wood", light, dark, "X", .7, .5), place(x, y, 0, rz=rot)
    for s in (-1, 1):
        post = bezier([(s * 1.85, 0, FLOOR), (s * 1.9, .0, -1), (s * 1.95, .22, 1.1), (s * 2.0, .5, 2.5)], 24)
        Build().add(tube(post, .17, 14)).obj("post", C.wood("post-wood", light, dark, "Z", .7, .5), m=m)
    for z, h in ((.35, .26), (1.2, .26), (2.15, .42)):
        rail = [(-1.9 + 3.8 * i / 20, .10 + .13 * z + .22 * math.sin(math.pi * i / 20), z) for i in range(21)]
        v = [(px, py + dy, pz + dz) for px, py, pz in rail for dy, dz in ((0, -h / 2), (.09, -h / 2), (.09, h / 2), (0, h / 2))]
        f = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(20) for k in range(4)]
        bevel(Build().add((v, f)).obj("rail", wood, m=m, autosmooth=40), .02)


def open_book(loc, rot=0, z=0, w=.68, d=1.0, seed=3):
    """novel lying open: both pages printed"""
    home.notebook(loc, rot, z, w, d, seed, written=0)
    m, rr, ink = place(loc[0], loc[1], z, rz=rot), rnd(seed), Build()
    for side in (-1, 1):
        for k in range(19):
            y, start = d / 2 - .11 - k * .042, .05 if k % 7 == 0 else 0
            end = rr.uniform(.35, .7) if k % 7 == 6 else .78
            us = [.11 + start + (end - start) * i / 12 for i in range(13)]
            if side < 0:
                us = [.99 - u for u in us]
            ink.add(tube([(side * w * u, y, home._page_height(u) + .0212) for u in us], .0034, 4))
    ink.obj("print", mat("print", "#6a625a", rough=.8), m=m)
