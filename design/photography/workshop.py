"""Tools of the workshop and the traces of the people who use them: pouring jug, wick holders, wax chips, spool, scissors,
apron, window, shelves.  Same conventions as props.py: loc=(x, y) on the table, z the height of what they stand on."""
import math
import candle as C
import studio
from kit import *


def slab(outline, thickness):
    """flat piece cut along outline=[(x, y)], which runs round counter-clockwise"""
    n = len(outline)
    v = [(x, y, 0) for x, y in outline] + [(x, y, thickness) for x, y in outline]
    f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    return v, f + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]


def metal(name, colour, rough=.26):
    g = Nodes(name)
    brushed = g.bump(g.noise(3, 4, .6, g.coords((60, 60, 1))), .05, .01)
    return g.done(g("BsdfPrincipled", Base_Color=rgb(colour), Metallic=1.0, Roughness=rough, Normal=brushed).outputs[0])


def cotton():
    return mat("cotton-wick", "#f1e7d2", "#ddceb0", rough=.9, spec=.1, scale=60, bump=.5, bscale=120)


# ---------------------------------------------------------------- pouring
def _jug_mesh(r, h):
    prof = fillet([(0, 0), (r * .96, 0), (r, h), (r - .014, h), (r * .96 - .014, .015), (0, .015)], [0, .06, .006, .006, .05, 0], 5)
    fine = []
    for a, b in zip(prof, prof[1:]):
        k = max(1, int((b - a).length / .05))
        fine += [a.lerp(b, i / k) for i in range(k)]
    v, f = lathe(fine + [prof[-1]], 96)
    out = []
    for x, y, z in v:                              # pull the rim out into a spout on the -X side
        k = math.exp(-(math.atan2(y, -x) / .30) ** 2) * max(0, (z - h * .72) / (h * .28)) ** 1.6
        out.append((x - .17 * k, y * (1 - .12 * k), z + .03 * k))
    return out, f


def jug(loc, rot=0, fill=.62, z=0, r=.42, h=1.02):
    """steel jug that has just been set down: wax inside, a drop of it run down from the spout"""
    m = place(loc[0], loc[1], z, rz=rot)
    steel = metal("steel", "#cfcac4")
    Build().add(_jug_mesh(r, h)).obj("jug", steel, m=m, autosmooth=50)
    ear = bezier([(r * .98, 0, h * .90), (r + .36, 0, h * .98), (r + .36, 0, h * .18), (r * .98, 0, h * .20)], 20)
    Build().add(tube(ear, .034, 12)).obj("handle", steel, m=m)
    wax = mat("warm-wax", "#f0dfb8", "#ead4a4", rough=.08, spec=.5, sss=.4, sss_s=.1)
    Build().add(lathe([(r * .98, h * fill + .008), (r * .93, h * fill), (0, h * fill)], 64)).obj("jug-wax", wax, m=m)
    run = bezier([(-r - .155, 0, h + .012), (-r - .150, 0, h * .97), (-r - .020, .01, h * .84), (-r - .004, .012, h * .62)], 18)
    Build().add(tube(run, lambda t: .010 + .010 * t ** 6, 8)).obj("drip", mat("set-wax", "#f6ecd2", rough=.35, spec=.4, sss=.3, sss_s=.05), m=m)


def wick_holder(x, y, z, rot):
    """flat wooden stick across the rim, the wick through its middle"""
    L, w, n = .94, .052, 9
    ends = [(L / 2 - w + w * math.cos(a), w * math.sin(a)) for a in [math.pi * (k / n - .5) for k in range(n + 1)]]
    ob = Build().add(slab(ends + [(-a, -b) for a, b in ends], .022)).obj(
        "wick-holder", C.wood("stick", "#e3c79c", "#c49d6a", "X", 1.5, .6), smooth=False, m=place(x, y, z, rz=rot))
    bevel(ob, .005)


def poured(p, x, y, z=0, fill=.80, seed=0, holder=True, rot=0):
    """jar of candle p without its label, the white wick held upright until the wax is firm"""
    fill = .93 if p["jar"] == "ceramic" else fill
    C.candle("", p, x, y, z, rot=rot, lit=False, with_label=False, fill=fill, seed=seed, wick=False)
    standing_wick(x, y, z, C.BASE + (C.H - C.BASE) * fill - .03)
    if holder:
        wick_holder(x, y, z + C.H + .001, rot)


def prepared(p, x, y, z=0, rot=0):
    """empty jar, its wick already fixed to the bottom and held in the middle"""
    C.candle("", p, x, y, z, lit=False, with_label=False, with_wax=False, wick=False)
    wick_foot(x, y, z + C.BASE)
    standing_wick(x, y, z, C.BASE)
    wick_holder(x, y, z + C.H + .001, rot)


def wick_foot(x, y, z):
    foot = lathe(fillet([(0, 0), (.085, 0), (.085, .012), (.03, .014), (.02, .05), (0, .05)], .004, 3), 32)
    Build().add(foot).obj("wick-foot", metal("tin", "#c9c6c0", .35), m=place(x, y, z))


def standing_wick(x, y, z, foot):
    Build().add(tube([(x, y, z + foot), (x + .004, y, z + C.H + .17)], .0125, 8)).obj("wick", cotton())


# ------------------------------------------------------------------- wax
def _chips(rr, n, spot):
    """n angular splinters of wax; spot() answers where the next one lies"""
    b = Build()
    for _ in range(n):
        k, s = rr.randrange(5, 8), rr.uniform(.040, .088)
        turns = sorted(TAU * (i + rr.uniform(-.32, .32)) / k for i in range(k))
        outline = [(s * rr.uniform(.75, 1.15) * math.cos(a), s * .78 * rr.uniform(.75, 1.15) * math.sin(a)) for a in turns]
        b.add(slab(outline, rr.uniform(.014, .026)), spot() @ place(0, 0, 0, rz=rr.uniform(0, 360), rx=rr.uniform(-30, 30), ry=rr.uniform(-30, 30)))
    white = mat("wax-chip", "#f8eed8", "#f1e2c2", rough=.62, spec=.22, sss=.55, sss_s=.09, sss_r=(1, .8, .6), scale=9)
    bevel(b.obj("wax-chips", white, smooth=False), .004, 2)


def wax_chips(loc, n, spread, seed=1, z=0):
    """a few chips fallen on the table"""
    rr = rnd(seed)

    def spot():
        a, d = rr.random() * TAU, rr.random() ** .6 * spread
        return place(loc[0] + d * math.cos(a), loc[1] + d * .8 * math.sin(a), z + .016)
    _chips(rr, n, spot)


def chip_bowl(x, y, colour="#c9beb0", seed=3, z=0):
    """stoneware bowl heaped with coconut wax in chips"""
    bowl = fillet([(0, .02), (.36, .02), (.40, .0), (.62, .20), (.76, .46), (.735, .465), (.60, .22), (.36, .05), (0, .045)], [0, .01, .02, .12, .01, .01, .12, .05, 0], 6)
    Build().add(lathe(bowl, 128, .004, 2)).obj("bowl", C.stoneware(colour), m=place(x, y, z), autosmooth=50)
    Build().add(lathe([(.70, .34), (.5, .42), (.25, .48), (0, .50)], 48)).obj("heap", mat("wax-heap", "#f6ecd6", "#efe2c4", rough=.5, sss=.3), m=place(x, y, z))
    rr = rnd(seed)

    def spot():
        a, d = rr.random() * TAU, rr.random() ** .55 * .66
        top = .36 + .15 * (1 - (d / .66) ** 2)
        return place(x + d * math.cos(a), y + d * math.sin(a), z + top + rr.uniform(0, .05))
    _chips(rr, 520, spot)


def drips(loc, n, spread, seed=1, z=0):
    """drops of wax that fell beside the glass and set where they fell"""
    rr, b = rnd(seed), Build()
    for _ in range(n):
        a, d, s = rr.random() * TAU, rr.random() ** .6 * spread, rr.uniform(.009, .030)
        b.add(ball(s, s * rr.uniform(.8, 1.15), s * .22, 20, 8), place(loc[0] + d * math.cos(a), loc[1] + d * .7 * math.sin(a), z + s * .06, rz=rr.uniform(0, 360)))
    b.obj("drips", mat("set-wax", "#f6ecd2", rough=.35, spec=.4, sss=.3, sss_s=.05))


# ----------------------------------------------------------------- tools
def spool(loc, z=0):
    """wooden spool of cotton cord for wicks, its loose end on the table"""
    x, y = loc
    wood = C.wood("spool", "#d9b283", "#a87c4f", "Z", 1.4, .5)
    Build().add(lathe(fillet([(0, 0), (.24, 0), (.24, .06), (.10, .07), (.10, .43), (.24, .44), (.24, .50), (0, .50)], .01, 3), 64)).obj("spool", wood, m=place(x, y, z), autosmooth=40)
    coil = []
    for i in range(1140):
        q = .13 + .045 * ((i // 380) % 2) + .004 * math.sin(i)
        coil.append((q * math.cos(i * .33), q * math.sin(i * .33), .085 + .33 * abs(((i / 380) % 2) - 1)))
    Build().add(tube(coil, .015, 6)).obj("coil", cotton(), m=place(x, y, z))
    end = bezier([(.17, -.06, .12), (.26, -.20, .0), (.34, -.44, .012), (.62, -.34, .012), (.52, -.70, .012), (.86, -.62, .012)], 40)
    Build().add(tube(end, .014, 8)).obj("cord", cotton(), m=place(x, y, z))


def scissors(loc, rot=0, z=0, open_by=13):
    """small black-handled scissors lying open"""
    steel, black = metal("scissor-steel", "#c8c4bd", .22), mat("japanned", "#26211d", rough=.35, spec=.5)
    for s, lift in ((1, .012), (-1, .028)):
        m = place(loc[0], loc[1], z + lift, rz=rot + s * open_by)
        blade = [(0, -.030), (.30, -.026), (.56, -.002), (.30, .028), (0, .034), (-.10, .02), (-.10, -.02)]
        bevel(Build().add(slab([(x, -s * y) for x, y in blade][::-s], .014)).obj("blade", steel, smooth=False, m=m), .003)
        Build().add(tube(bezier([(-.08, 0, .007), (-.20, -s * .02, .007), (-.28, -s * .06, .007)], 8), .020, 8, True, .6)).obj("shank", black, m=m)
        bow = [(-.42 + .15 * math.cos(a), -s * .10 + .098 * math.sin(a), .007) for a in [TAU * k / 36 for k in range(37)]]
        Build().add(tube(bow, .022, 8, False, .7)).obj("bow", black, m=m)
    Build().add(lathe(fillet([(0, .03), (.026, .03), (.026, .050), (0, .052)], .006, 3), 20)).obj("pivot", steel, m=place(loc[0], loc[1], z))


def pan(loc, fill, chips=0, z=0, r=.66, h=.62):
    """steel pan of melted wax with two ears; chips: how many have not melted yet"""
    m, steel = place(loc[0], loc[1], z), metal("steel", "#cfcac4")
    prof = fillet([(0, 0), (r, 0), (r, h), (r + .035, h + .012), (r + .03, h + .026), (r - .018, h), (r - .018, .018), (0, .018)], [0, .09, .02, .008, .008, .02, .08, 0], 6)
    Build().add(lathe(prof, 128)).obj("pan", steel, m=m, autosmooth=50)
    for s in (-1, 1):
        ear = bezier([(s * r, -.16, h * .80), (s * (r + .26), -.17, h * .86), (s * (r + .26), .17, h * .86), (s * r, .16, h * .80)], 20)
        Build().add(tube(ear, .030, 10)).obj("ear", steel, m=m)
    clear = mat("melted-wax", "#ead3a0", "#e4c98f", rough=.05, spec=.5, sss=.35, sss_s=.12)
    Build().add(lathe([(r - .014, fill + .012), (r - .04, fill + .001), (r * .5, fill), (0, fill)], 96)).obj("pan-wax", clear, m=m)
    rr = rnd(11)

    def spot():
        a, d = rr.random() * TAU, rr.random() ** .55 * (r - .14)
        return place(loc[0] + d * math.cos(a), loc[1] + d * math.sin(a), z + fill + rr.uniform(-.012, .012))
    if chips:
        _chips(rr, chips, spot)


def scale(loc, rot=0, z=0):
    """kitchen scale with a round steel plate and its figures at the front; answers with the height of the plate"""
    m = place(loc[0], loc[1], z, rz=rot)
    bevel(Build().add(box(1.30, 1.36, .20)).obj("scale", mat("scale-paint", "#ded6c8", "#d5ccbc", rough=.5, spec=.3), smooth=False, m=m @ Matrix.Translation((0, 0, .13))), .05, 5)
    bevel(Build().add(box(.62, .006, .11)).obj("display", mat("display", "#2b302c", rough=.2, spec=.5), smooth=False, m=m @ Matrix.Translation((0, -.684, .135))), .002)
    figures(m @ Matrix.Translation((0, -.690, .098)))
    Build().add(lathe(fillet([(0, 0), (.58, 0), (.62, .03), (0, .03)], .008, 4), 96)).obj("plate", metal("steel", "#cfcac4"), m=m @ Matrix.Translation((0, 0, .235)), autosmooth=40)
    return z + .265


SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "5": "afgcd"}


def figures(m, text="1200", h=.074):
    """grams in seven strokes for each figure"""
    b, w, t = Build(), h * .52, h * .11
    at = dict(a=(0, h, 0), d=(0, 0, 0), g=(0, h / 2, 0), b=(w / 2, h * .75, 1), c=(w / 2, h * .25, 1), e=(-w / 2, h * .25, 1), f=(-w / 2, h * .75, 1))
    for i, figure in enumerate(text):
        for s in SEGMENTS[figure]:
            x, zz, upright = at[s]
            b.add(box(t if upright else w * .82, .004, h * .40 if upright else t), Matrix.Translation(((i - len(text) / 2 + .5) * w * 1.75 + x, 0, zz)))
    g = Nodes("figures")
    b.obj("figures", g.done(g("Emission", Color=rgb("#cfe3c4"), Strength=1.5).outputs[0]), smooth=False, m=m)


def glass_rod(a, b):
    Build().add(tube([a, a.lerp(b, .5), b], .030, 20)).obj("glass-rod", C.glass("rod-glass", "#e9f0ec"))
    for end in (a, b):
        Build().add(ball(.030, .030, .030, 16, 10)).obj("rod-end", C.glass("rod-glass", "#e9f0ec"), m=Matrix.Translation(end))


def scent_bottle(loc, rot=0, z=0, r=.20, h=.58):
    """brown bottle of scent with its dropper beside it"""
    m = place(loc[0], loc[1], z, rz=rot)
    body = fillet([(0, .01), (r, 0), (r, h), (.085, h + .12), (.085, h + .22), (.07, h + .22), (.07, h + .12), (r - .02, h - .01), (r - .02, .03), (0, .03)], [0, .03, .09, .04, .01, .01, .03, .08, .02, 0], 5)
    Build().add(lathe(body, 64)).obj("bottle", C.glass("brown-glass", "#c98f55"), m=m, autosmooth=50)
    Build().add(lathe([(r - .022, .032), (r - .022, h * .55), (0, h * .55)], 48)).obj("scent", mat("scent", "#a8641f", rough=.05, spec=.5), m=m)
    Build().add(lathe(fillet([(0, 0), (.10, 0), (.10, .13), (.05, .15), (.05, .34), (0, .36)], .02, 4), 40)).obj("dropper", mat("rubber", "#2b2724", rough=.5), m=m @ Matrix.Translation((0, 0, h + .18)))


def rag(loc, rot=0, z=0, w=.85, d=.60, colour="#b9ad98", seed=2):
    """linen cloth put down in a hurry: creased, one corner turned under"""
    n, v, f = 70, [], []
    for i in range(n + 1):
        for j in range(n + 1):
            x, y = (i / n - .5), (j / n - .5)
            h = .055 + .085 * noise.noise((x * 3.1 + seed, y * 2.6, seed)) + .04 * noise.noise((x * 7, y * 7 + seed, 2))
            h += .05 * math.exp(-((x * .8 + y * .6 - .06) / .07) ** 2)
            edge = min(1, (.5 - max(abs(x), abs(y))) / .12)
            v.append((x * w * (1 + .10 * noise.noise((y * 3, seed, 1))), y * d * (1 + .12 * noise.noise((x * 3, seed, 5))), max(.010, h * edge + .012)))
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            f.append((a, a + n + 1, a + n + 2, a + 1))
    ob = Build().add((v, f)).obj("rag", studio.baked("linen", .9, .9, .2, tint=colour, sheen=.3), m=place(loc[0], loc[1], z, rz=rot))
    ob.modifiers.new("t", "SOLIDIFY").thickness = .012


# ------------------------------------------------------------------ room
def apron(x, y, z, colour="#7c7a66", L=2.0, seed=4):
    """linen apron on a wooden peg of the wall at y; z is the height of the peg"""
    linen = studio.baked("linen", .8, .92, .25, tint=colour, sheen=.3)
    peg = C.wood("peg", "#b98d5f", "#8a6440", "Y", 1.2, .5)
    Build().add(tube([(x, y, z), (x, y - .30, z + .03)], [.045, .035], 16)).obj("peg", peg)
    n, k, v, f = 64, 80, [], []
    for i in range(k + 1):
        t = i / k
        half = .13 + .30 * min(1, t / .34) ** 1.3 + (.26 * max(0, (t - .34) / .66) ** .6 if t > .34 else 0)
        deep = .035 + .075 * t
        for j in range(n + 1):
            u = j / n * 2 - 1
            fold = math.sin(u * 6.5 + .8 * math.sin(t * 3 + seed)) + .5 * math.sin(u * 13 + 2 * t + seed)
            v.append((x + u * half + .02 * noise.noise((t * 3, u * 2, seed)), y - .12 - deep * (.55 + .5 * fold) * (1 - .25 * u * u), z - .26 - t * L - .05 * u * u * (1 - t)))
    for i in range(k):
        for j in range(n):
            a = i * (n + 1) + j
            f.append((a, a + 1, a + n + 2, a + n + 1))
    ob = Build().add((v, f)).obj("apron", linen)
    ob.modifiers.new("t", "SOLIDIFY").thickness = .018
    for s in (-1, 1):                              # neck band over the peg, and the strings at the waist
        band = bezier([(x + s * .12, y - .16, z - .27), (x + s * .10, y - .20, z - .05), (x + s * .02, y - .20, z + .06)], 10)
        Build().add(tube(band, .035, 8, True, .35)).obj("band", linen)
        side = x + s * .46
        string = bezier([(side, y - .10, z - .98), (side + s * .12, y - .10, z - 1.25), (side + s * .02, y - .08, z - 1.7), (side + s * .06, y - .08, z - 2.1)], 16)
        Build().add(tube(string, .020, 8, True, .4)).obj("string", linen)


def window(x, y, z, w=1.7, h=2.3, strength=2.6):
    """bright sash window in the wall at y: garden out of focus behind the panes"""
    g = Nodes("daylight")
    green = g.ramp(g.noise(1.6, 2), [(.32, "#93a878"), (.50, "#dfe6c8"), (.66, "#fbfaf2")])
    Build().add(box(w, .01, h)).obj("daylight", g.done(g("Emission", Color=green, Strength=strength).outputs[0]), smooth=False, m=place(x, y - .02, z))
    paint, b = mat("paint", "#efe7d9", "#e6dccb", rough=.6, bump=.1, bscale=20), Build()
    t = .11
    for s in (-1, 1):                               # posts run through, rails lie between them: no piece crosses another
        b.add(box(t, .16, h + 2 * t), Matrix.Translation((x + s * (w + t) / 2, y - .08, z)))
        b.add(box(w, .15, t), Matrix.Translation((x, y - .075, z + s * (h + t) / 2)))
    b.add(box(.07, .10, h), Matrix.Translation((x, y - .05, z)))
    for k in (1, 2):
        for s in (-1, 1):
            b.add(box((w - .07) / 2, .09, .06), Matrix.Translation((x + s * (w + .07) / 4, y - .05, z - h / 2 + h * k / 3)))
    b.add(box(w + .56, .42, .08), Matrix.Translation((x, y - .20, z - h / 2 - t - .04)))
    bevel(b.obj("sash", paint, smooth=False), .010)
    light = studio.area("daylight", (x, y - .12, z), (x * .4, -1.5, .4), (w, h), 38 * strength, (1, .97, .92))
    light.visible_camera = light.visible_glossy = False


def shelf(x, y, z, w, d=1.0):
    """board on two iron brackets at the wall behind it; z is the height of its upper face"""
    bevel(Build().add(box(w, d, .10)).obj("shelf", studio.baked("oak", 3.2, .5, .25), smooth=False, m=Matrix.Translation((x, y, z - .05))), .012)
    iron = mat("iron", "#2d2825", rough=.5, spec=.4)
    for s in (-1, 1):
        Build().add(box(.06, d * .8, .03)).add(box(.06, .03, .5), Matrix.Translation((0, d * .40, -.24))).obj("bracket", iron, smooth=False, m=Matrix.Translation((x + s * w * .34, y + d * .08, z - .115)))
