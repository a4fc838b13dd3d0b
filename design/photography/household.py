"""Things of a home that stand around a candle in use: books, towels, a notebook, tableware, a vase.
Same conventions as props.py: loc=(x, y) on the table, z the height of what they lie on."""
import math
from kit import *
import candle as C


# ------------------------------------------------------------------- paper
def _cloth(colour):
    return mat("book-cloth", colour, mixc(colour, "#2b211a", .18), rough=.85, spec=.15, scale=4, bump=.35, bscale=170, sheen=.2)


def book(loc, rot=0, z=0, size=(1.10, .80, .15), colour="#8c6f5a"):
    """cloth-bound book lying flat; at rot 0 its spine faces the camera"""
    w, d, h = size
    m = place(loc[0], loc[1], z, rz=rot)
    cloth = _cloth(colour)
    for zz in (.012, h - .012):
        bevel(Build().add(box(w, d, .024)).obj("cover", cloth, smooth=False, m=m @ Matrix.Translation((0, 0, zz))), .008)
    rounded = [(-d / 2 - .035 * math.sin(math.pi * i / 8), h / 2 - (h / 2 - .004) * math.cos(math.pi * i / 8)) for i in range(9)]
    v = [(x, y, zz) for x in (-w / 2, w / 2) for y, zz in rounded]
    f = [(i, i + 1, i + 10, i + 9) for i in range(8)]
    Build().add((v, f)).obj("spine", cloth, m=m).modifiers.new("t", "SOLIDIFY").thickness = -.02
    sheets = mat("sheets", "#efe5d0", "#d9cbb0", rough=.9, spec=.1, scale=3, stretch=(.3, .3, 60), bump=.4, bscale=6)
    Build().add(box(w - .07, d - .035, h - .046)).obj("sheets", sheets, smooth=False, m=m @ Matrix.Translation((0, -.006, h / 2)))
    return z + h


def books(loc, stack, rot=0, z=0):
    """stack: (width, depth, height, colour, turn) from the lowest up"""
    for w, d, h, colour, turn in stack:
        z = book(loc, rot + turn, z, (w, d, h), colour)
    return z


def _page_height(u):
    """an open page rises from the fold and falls to its edge"""
    return .030 + .060 * math.sin(math.pi * min(1, u * 1.04) ** .55) * (1 - .45 * u)


def notebook(loc, rot=0, z=0, w=.66, d=.94, seed=3, written=.6):
    """open notebook with a few lines of handwriting on its left page"""
    m, rr = place(loc[0], loc[1], z, rz=rot), rnd(seed)
    paper = mat("page", "#f4ecdc", "#eee3ce", rough=.9, spec=.12, scale=5, bump=.06, bscale=60)
    bevel(Build().add(box(2 * w + .05, d + .05, .022)).obj("cover", _cloth("#5d4b3f"), smooth=False, m=m @ Matrix.Translation((0, 0, .011))), .008)
    n = 24
    for s in (-1, 1):
        v = [(s * w * i / n, y, _page_height(i / n) * top + .02) for i in range(n + 1) for y in (-d / 2, d / 2) for top in (0, 1)]
        f = []
        for i in range(n):
            a, b = 4 * i, 4 * i + 4
            f += [(a + 1, a + 3, b + 3, b + 1), (a, b, b + 1, a + 1), (a + 2, a + 3, b + 3, b + 2)]
        f.append((4 * n, 4 * n + 1, 4 * n + 3, 4 * n + 2))
        Build().add((v, f)).obj("pages", paper, m=m, autosmooth=40)
    ink = Build()
    for k in range(int(13 * written)):
        y, x, end = d / 2 - .12 - k * .058, -w * .90, -w * rr.uniform(.12, .22) if k % 5 != 4 else -w * .5
        while x < end:
            length = rr.uniform(.05, .13)
            pts = [(x + length * t / 9, y + .010 * math.sin(t * 2.3 + rr.random()) + .006 * rr.uniform(-1, 1), _page_height(abs(x + length * t / 9) / w) + .0215) for t in range(10)]
            ink.add(tube(pts, .0026, 4))
            x += length + .026
    ink.obj("ink", mat("ink", "#3c3a4a", rough=.6), m=m)


def pencil(loc, rot=0, z=0, L=.95, colour="#3f4a42"):
    m = place(loc[0], loc[1], z + .026, rz=rot)
    Build().add(tube([(0, 0, 0), (L * .88, 0, 0)], .026, 6)).obj("pencil", mat("lacquer", colour, rough=.3, spec=.5, coat=.3), m=m, autosmooth=30)
    Build().add(tube([(L * .88, 0, 0), (L * .97, 0, 0)], [.026, .008], 12)).obj("sharpened", mat("match", "#e0c08d", "#cfa873", rough=.7, stretch=(1, 8, 8)), m=m)
    Build().add(tube([(L * .97, 0, 0), (L, 0, 0)], [.008, .002], 8)).obj("lead", mat("lead", "#2a2a2c", rough=.4), m=m)


# ----------------------------------------------------------------- textile
def _fold(path, width, thickness, material, m, seed, wave=.010):
    """soft slab that follows path=[(y, z)], as wide as width along X"""
    n, v, f = 44, [], []
    k = len(path)
    for i in range(n + 1):
        x = (i / n - .5) * width
        for y, z in path:
            v.append((x + wave * noise.noise((y * 4, z * 9, seed)), y + wave * 1.6 * noise.noise((x * 3, z * 6, seed + 5)), z + wave * noise.noise((x * 2.2, y * 2.2, seed + 9))))
    for i in range(n):
        for j in range(k - 1):
            a = i * k + j
            f.append((a, a + k, a + k + 1, a + 1))
    ob = Build().add((v, f)).obj("textile", material, m=m)
    t = ob.modifiers.new("t", "SOLIDIFY")
    t.thickness, t.offset = thickness, 0
    bevel(ob, thickness * .48, 5)
    return ob


def towels(loc, rot=0, z=0, colours=("#e9e2d4", "#b7c0b0"), w=1.15, d=.78, h=.21, seed=2):
    """folded terry towels, the rounded folds towards the camera"""
    for i, colour in enumerate(colours):
        terry = mat("terry", colour, mixc(colour, "#8a8070", .16), rough=.95, spec=.05, scale=9, bump=1.0, bscale=120, sheen=.8)
        t = h / 2
        z0 = z + i * h + t / 2
        run = [(d / 2 - d * k / 14, z0) for k in range(15)]
        turn = [(-d / 2 - t * .5 * math.sin(a), z0 + t * .5 * (1 - math.cos(a))) for a in [math.pi * k / 8 for k in range(1, 8)]]
        path = run + turn + [(y, zz + t) for y, zz in run[::-1]]
        _fold(path, w * (1 - .03 * i), t * .97, terry, place(loc[0] + .02 * i, loc[1], 0, rz=rot + 3 * i), seed + i, .028)


def napkin(loc, rot=0, z=0, w=.52, d=.95, colour="#d8c9b2", seed=4):
    """linen napkin folded to a long rectangle"""
    linen = mat("napkin", colour, mixc(colour, "#8d7a62", .14), rough=.95, spec=.08, scale=6, bump=.5, bscale=150, sheen=.3)
    run = [(-d / 2 + d * k / 14, .012) for k in range(15)]
    back = [(y, .036) for y, _ in run[::-1]]
    turn = [(d / 2 + .012 * math.sin(a), .024 - .012 * math.cos(a)) for a in [math.pi * k / 6 for k in range(1, 6)]]
    _fold([(y, zz + z) for y, zz in run + turn + back], w, .016, linen, place(loc[0], loc[1], 0, rz=rot), seed, .012)


# ----------------------------------------------------------------- matches
def _match_wood():
    return mat("match", "#e0c08d", "#cfa873", rough=.7, stretch=(1, 8, 8))


def used_match(loc, rot=0, z=0, L=.50):
    """burnt match: black and bent where the flame was"""
    m = place(loc[0], loc[1], z + .014, rz=rot)
    Build().add(box(L * .66, .022, .022)).obj("match", _match_wood(), smooth=False, m=m @ Matrix.Translation((-L * .17, 0, 0)))
    char = bezier([(L * .15, 0, 0), (L * .32, .01, .012), (L * .46, .035, .040)], 10)
    Build().add(tube(char, lambda t: .012 - .003 * t, 6)).add(ball(.024, .018, .018, 10, 7), Matrix.Translation(char[-1])).obj(
        "char", mat("char", "#17110e", "#2a211c", rough=.9, bump=.6, bscale=70), m=m)


def matchbox(loc, rot=0, z=0):
    """box of matches pushed half open, red heads to the front"""
    m = place(loc[0], loc[1], z, rz=rot)
    sleeve, tray = mat("sleeve", "#7d8a72", "#748068", rough=.8, bump=.1, bscale=60), mat("tray-card", "#efe4cf", rough=.85)
    b = Build()
    for dz in (.008, .172):
        b.add(box(.58, .38, .016), Matrix.Translation((.16, 0, dz)))
    for dy in (-.186, .186):
        b.add(box(.58, .012, .18), Matrix.Translation((.16, dy, .09)))
    bevel(b.obj("sleeve", sleeve, smooth=False, m=m), .004)
    strike = mat("strike", "#4a342b", "#3a2820", rough=.95, bump=.5, bscale=120)
    Build().add(box(.56, .004, .12)).obj("strike", strike, smooth=False, m=m @ Matrix.Translation((.16, -.194, .09)))
    b = Build().add(box(.60, .35, .014), Matrix.Translation((-.12, 0, .026)))
    for dy in (-.170, .170):
        b.add(box(.60, .010, .14), Matrix.Translation((-.12, dy, .09)))
    b.add(box(.010, .35, .14), Matrix.Translation((-.42, 0, .09))).obj("tray", tray, smooth=False, m=m)
    rr, sticks, heads = rnd(6), Build(), Build()
    for i in range(26):
        q = place(-.10 + rr.uniform(-.01, .01), -.145 + .29 * (i % 13) / 12, .050 + .026 * (i // 13), rz=rr.uniform(-2, 2))
        sticks.add(box(.50, .020, .020), q)
        heads.add(ball(.030, .016, .016, 10, 7), q @ Matrix.Translation((-.255, 0, 0)))
    sticks.obj("matches", _match_wood(), smooth=False, m=m)
    heads.obj("match-heads", mat("match-head", "#8c3a2c", rough=.8, bump=.4, bscale=80), m=m)


# --------------------------------------------------------------- tableware
def plate(loc, r=.78, z=0, colour="#e9e1d3", seed=2):
    prof = fillet([(0, .012), (r * .60, .012), (r * .64, 0), (r * .70, .02), (r, .085), (r - .008, .10), (r * .68, .045), (0, .040)],
                  [0, .01, .01, .06, .008, .008, .06, 0], 5)
    Build().add(lathe(prof, 128, .004, seed)).obj("plate", C.stoneware(colour), m=place(loc[0], loc[1], z), autosmooth=50)


def _steel():
    g = Nodes("cutlery")
    p = g("BsdfPrincipled", Base_Color=rgb("#cdb48a"), Metallic=1.0, Roughness=.26, Normal=g.bump(g.noise(60, 3), .04, .01))
    return g.done(p.outputs[0])


def fork(loc, rot=0, z=0):
    m, b = place(loc[0], loc[1], z + .02, rz=rot), Build()
    b.add(tube(bezier([(-.50, 0, .0), (-.1, 0, .03), (.26, 0, .0)], 16), lambda t: .030 - .014 * math.sin(math.pi * t) ** .7, 10, True, .42), m)
    b.add(tube([(.24, 0, 0), (.30, 0, .006), (.36, 0, .004)], [.02, .055, .056], 12, True, .22), m)
    for k in range(4):
        y = (k - 1.5) * .031
        b.add(tube(bezier([(.34, y, .004), (.46, y, -.008), (.62, y * .9, .030)], 8), [.011 - .0006 * i for i in range(9)], 8, True, .8), m)
    b.obj("fork", _steel())


def knife(loc, rot=0, z=0):
    m, b = place(loc[0], loc[1], z + .016, rz=rot), Build()
    b.add(tube([(-.52, 0, 0), (-.46, 0, 0), (-.10, 0, 0), (-.04, 0, 0)], [.020, .032, .028, .020], 10, True, .55), m)
    b.add(tube([(-.05, 0, 0), (.06, .006, 0), (.36, .008, 0), (.52, -.014, 0), (.56, -.022, 0)], [.026, .046, .048, .026, .004], 12, True, .14), m)
    b.obj("knife", _steel())


def wine_glass(loc, z=0, r=.26, h=1.30, wine=None):
    """stemmed glass; wine: colour of a little wine in it"""
    bowl = h * .50
    out = [(0, 0), (r * .98, .004), (r, .012), (r * .35, .03), (.022, .09), (.018, bowl - .08), (r * .55, bowl), (r * 1.06, bowl + h * .20), (r * .86, h)]
    prof = fillet(out + [(r * .86 - .012, h), (r * 1.06 - .014, bowl + h * .20), (r * .53, bowl + .022), (0, bowl + .010)],
                  [0, .002, .003, .04, .05, .06, .10, .22, .005, .005, .22, .09, 0], 7)
    m = place(loc[0], loc[1], z)
    Build().add(lathe(prof, 96)).obj("wine-glass", C.glass("thin-glass", "#ffffff"), m=m, autosmooth=50)
    if wine:
        g = Nodes("wine")
        p = g("BsdfPrincipled", Base_Color=rgb(wine), Roughness=.03, Specular=.5, Transmission=.55, IOR=1.34)
        prof = [(0, bowl + .014), (r * .50, bowl + .03), (r * .94, bowl + h * .12), (r * .99, bowl + h * .155), (0, bowl + h * .155)]
        Build().add(lathe(prof, 72)).obj("wine", g.done(p.outputs[0]), m=m, autosmooth=50)


def coffee_cup(loc, r=.34, z=0, colour="#d9cfc0", seed=2, rot=-30):
    """cup with a handle and black coffee, on a saucer"""
    m = place(loc[0], loc[1], z, rz=rot)
    clay, h = C.stoneware(colour), r * 1.45
    saucer = fillet([(0, .01), (r * .7, .01), (r * .8, .0), (r * 1.75, .06), (r * 1.74, .08), (r * .75, .03), (0, .03)], .012, 4)
    Build().add(lathe(saucer, 96, .004, seed)).obj("saucer", clay, m=m, autosmooth=50)
    cup = fillet([(0, .03), (r * .62, .03), (r * .92, .10), (r, h), (r - .026, h), (r * .90, .14), (r * .5, .10), (0, .10)],
                 [0, .02, .12, .012, .012, .12, .04, 0], 6)
    Build().add(lathe(cup, 96, .004, seed + 1)).obj("cup", clay, m=m, autosmooth=50)
    ear = bezier([(r * .96, 0, h * .82), (r * 1.75, 0, h * .95), (r * 1.65, 0, h * .15), (r * .94, 0, h * .30)], 20)
    Build().add(tube(ear, .034, 12, True, 1.3)).obj("ear", clay, m=m)
    g = Nodes("coffee")
    edge = g.ramp(g.noise(3, 2), [(.3, "#2a150b"), (.75, "#3c2112")])
    Build().add(lathe([(r * .965, h * .86), (r * .93, h * .852), (0, h * .85)], 64)).obj("coffee", g.done(g("BsdfPrincipled", Base_Color=edge, Roughness=.05, Specular=.5).outputs[0]), m=m)


def tray(loc, r=.95, z=0, rot=0):
    """round turned tray of dark wood with a low rim"""
    prof = fillet([(0, .0), (r * .95, .0), (r, .02), (r, .085), (r - .035, .085), (r - .06, .045), (0, .045)], [0, .01, .015, .012, .012, .02, 0], 5)
    Build().add(lathe(prof, 128)).obj("tray", C.wood("tray-wood", "#8f6a48", "#5d3f28", "X", 1.1, .45), m=place(loc[0], loc[1], z, rz=rot), autosmooth=40)
    return z + .045


def board(loc, rot=0, z=0, w=1.7, d=1.05, h=.075):
    """cutting board of pale wood"""
    bevel(Build().add(box(w, d, h)).obj("board", C.wood("board-wood", "#d8b487", "#a97e50", "X", .9, .55), smooth=False, m=place(loc[0], loc[1], z + h / 2, rz=rot)), .03)
    return z + h


# -------------------------------------------------------------------- room
def tiles(y=1.5, colour="#c6cdbd", size=.62, seed=5):
    """wall of hand-cut glazed tiles, none quite flat"""
    rr = rnd(seed)
    batches = [Build() for _ in range(3)]
    for i in range(-9, 10):
        for k in range(9):
            batches[rr.randrange(3)].add(box(size - .018, .04, size - .018), place(i * size, y, (k + .5) * size, rx=rr.uniform(-.8, .8), rz=rr.uniform(-.8, .8)))
    for tone, b in enumerate(batches):
        c = mixc(colour, ("#ffffff", "#9aa592", "#c9c3ae")[tone], .10)
        bevel(b.obj("tiles", mat("glaze%d" % tone, c, mixc(c, "#ffffff", .10), rough=.16, spec=.5, scale=3, bump=.10, bscale=5), smooth=False), .012)
    Build().add(box(14, .04, 8)).obj("grout", mat("grout", "#d8d2c4", rough=.9), smooth=False, m=place(0, y + .008, 3.5))


def vase(loc, z=0, r=.30, h=.85, colour="#cbbfae", seed=4):
    """narrow-necked stoneware bottle; answers with the height of its mouth"""
    prof = fillet([(0, 0), (r * .7, 0), (r, h * .30), (r * .92, h * .55), (r * .34, h * .82), (r * .40, h), (r * .30, h), (r * .25, h * .84), (0, h * .7)],
                  [0, .05, .20, .18, .12, .012, .012, .05, 0], 7)
    Build().add(lathe(prof, 112, .006, seed)).obj("vase", C.stoneware(colour), m=place(loc[0], loc[1], z), autosmooth=60)
    return z + h


def branches(loc, z, n=4, L=1.5, seed=3, spread=.5, leaf_size=.20, leaf_colour=("#8f9c7d", "#6c7a5c"), round_leaves=.8):
    """leafy branches that rise from a vase whose mouth is at loc, z"""
    rr, st, lv = rnd(seed), Build(), Build()
    for i in range(n):
        a = TAU * i / n + rr.uniform(-.5, .5)
        out = Vector((math.cos(a) * spread, math.sin(a) * spread * .6, 0)) * rr.uniform(.7, 1.3)
        ln = L * rr.uniform(.75, 1.1)
        pts = bezier([(loc[0], loc[1], z - .25), (loc[0], loc[1], z + ln * .45), (loc[0] + out.x * .6, loc[1] + out.y * .6, z + ln * .8), (loc[0] + out.x * 1.5, loc[1] + out.y * 1.5, z + ln)], 30)
        st.add(tube(pts, lambda t: .014 - .008 * t, 7))
        for k in range(13):
            t = .32 + .68 * k / 12
            p = pts[int(t * 30)]
            up = (pts[min(int(t * 30) + 1, 30)] - pts[int(t * 30) - 1]).normalized()
            b = rr.uniform(0, TAU)
            d = up * .6 + Vector((math.cos(b), math.sin(b), rr.uniform(-.1, .3)))
            s = leaf_size * (1.15 - .5 * t) * rr.uniform(.8, 1.15)
            lv.add(leaf(s, s * round_leaves, rr.uniform(-.1, .25), .2, 9, .5, .65), Matrix.Translation(p) @ along((0, 0, 0), d) @ Matrix.Rotation(rr.uniform(-.7, .7), 4, "X"))
    st.obj("branch", mat("euc-stem", "#8a7358", "#9a9274", rough=.7))
    lv.obj("foliage", mat("foliage" + leaf_colour[0], *leaf_colour, rough=.6, spec=.25, scale=4, translucent=.18)).modifiers.new("t", "SOLIDIFY").thickness = .004


# ------------------------------------------------- second lives of a jar
def upright_pencil(foot, head, colour):
    """pencil that stands in a jar, its point up"""
    d = Vector(head) - Vector(foot)
    L, m = d.length, along(foot, d)
    Build().add(tube([(0, 0, 0), (L * .90, 0, 0)], .030, 6)).obj("pencil", mat("lacquer", colour, rough=.3, spec=.5, coat=.3), m=m, autosmooth=30)
    Build().add(tube([(L * .90, 0, 0), (L * .98, 0, 0)], [.030, .009], 12)).obj("sharpened", mat("match", "#e0c08d", "#cfa873", rough=.7, stretch=(1, 8, 8)), m=m)
    Build().add(tube([(L * .98, 0, 0), (L, 0, 0)], [.009, .002], 8)).obj("lead", mat("lead", "#2a2a2c", rough=.4), m=m)


def succulent(loc, z, r, seed=3):
    """rosette over pale pebbles that fill the jar up to z"""
    rr, fat, pebbles = rnd(seed), Build(), Build()
    Build().add(lathe([(r, z - .03), (r * .5, z), (0, z)], 48)).obj("soil", mat("soil", "#6e5a48", "#4c3c30", rough=1, bump=.9, bscale=40), m=place(loc[0], loc[1]))
    for _ in range(110):
        a, q = rr.random() * TAU, rr.random() ** .5 * r * .96
        s = rr.uniform(.020, .038)
        pebbles.add(ball(s * 1.2, s, s * .75, 9, 6), place(loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), z + .012, rz=rr.uniform(0, 360)))
    pebbles.obj("pebbles", mat("pebble", "#d8d0c2", "#a89c8c", rough=.8, scale=14))
    for ring, (n, L, tilt) in enumerate(((9, .36, 16), (8, .32, 32), (7, .26, 48), (6, .20, 62), (5, .14, 74), (4, .09, 82))):
        for i in range(n):
            a = TAU * i / n + ring * .42 + rr.uniform(-.08, .08)
            m = place(loc[0], loc[1], z + .04 + ring * .022) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(-math.radians(tilt + rr.uniform(-5, 5)), 4, "Y")
            fat.add(leaf(L * rr.uniform(.92, 1.06), L * .52, -.12, .75, 10, .62, .55, 0, i, 3), m)
    ob = fat.obj("succulent", mat("succulent", "#a9bda0", "#7f9a80", rough=.7, spec=.2, scale=3, sss=.2, sss_s=.05, sheen=.4))
    t = ob.modifiers.new("t", "SOLIDIFY")
    t.thickness, t.offset = .030, 0
    ob.modifiers.new("s", "SUBSURF").render_levels = 2
