"""Pictures with hands in them: gestures that any candle can have (tipping, holding, pinching, pencil), and the scenes of the
workshop that use them.  The fourth picture of each candle, in fourths.py, uses the same gestures."""
import math
import bpy
import numpy as np
import candle as C
import household as home
import hands
import packing
import studio
import workshop as W
from hands import Hand, cuboid, cylinder, frame, rod, table, union
from kit import *
from papers import paper
from products import PRODUCTS

CLEAR = PRODUCTS["baunilha-coco"]
MAKING = dict(w=1500, h=1200)


# ---------------------------------------------------------------- the pour
def liquid_wax():
    """melted coconut wax: honeyed cream that lets light through, with a wet skin (no transmission: on a thin stream it fringes blue)"""
    g = Nodes("liquid-wax")
    col = rgb("#f4d49d")
    p = g("BsdfPrincipled", Base_Color=col, Subsurface_Color=col, Subsurface=.40, Roughness=.05, Specular=.5)
    p.inputs["Subsurface Radius"].default_value = (.075, .066, .055)
    p.subsurface_method = "BURLEY"
    return g.done(g("MixShader", i0=.24, i1=p.outputs[0], i2=g("BsdfTranslucent", Color=rgb("#fbd596")).outputs[0]).outputs[0])


def strap_handle(r, h):
    return bezier([(r * .97, 0, h * .93), (r + .44, 0, h * 1.06), (r + .50, 0, h * .20), (r * .97, 0, h * .16)], 28)


def tilted_jug(lip, tilt, r=.42, h=1.02, spin=180):
    """jug turned over by tilt degrees so that its spout's lip is at `lip`, spout to +X; answers (matrix, handle points, level of the wax)"""
    rot = Matrix.Rotation(math.radians(tilt), 4, "Y") @ Matrix.Rotation(math.radians(spin), 4, "Z")
    tip = Vector((-r - .168, 0, h + .026))
    m = Matrix.Translation(Vector(lip) - rot.to_3x3() @ tip) @ rot
    steel = W.metal("steel", "#cfcac4")
    Build().add(W._jug_mesh(r, h)).obj("jug", steel, m=m, autosmooth=50)
    ear = strap_handle(r, h)
    Build().add(tube(ear, .060, 14, True, .55)).obj("handle", steel, m=m)
    # the surface of the wax is level, whatever the jug does
    level, ring = lip[2] + .004, []
    R3 = m.to_3x3()
    for k in range(96):
        a = TAU * k / 96
        x, y = (r - .02) * math.cos(a), (r - .02) * math.sin(a)
        base = m @ Vector((x, y, 0))
        up = R3 @ Vector((0, 0, 1))
        z = (level - base.z) / up.z
        k2 = math.exp(-(math.atan2(y, -x) / .26) ** 2) * max(0, (z - h * .72) / (h * .28)) ** 1.6
        z = min(max(z, .02), h + .02)
        ring.append(m @ Vector((x - .17 * min(k2, 1), y * (1 - .12 * min(k2, 1)), z)))
    mid = sum(ring, Vector()) / len(ring)
    mid.z = level
    v, f = [mid] + ring, [(0, 1 + i, 1 + (i + 1) % 96) for i in range(96)]
    Build().add((v, f)).obj("jug-wax", liquid_wax())
    return m, [m @ p for p in ear]


def stream(lip, land, v0=1.5, width=.16, thin=.026, seed=1):
    """ribbon of wax from the lip to the pool: wide at the lip, drawn in by its own skin, thinner as it falls faster"""
    lip, land = Vector(lip), Vector(land)
    n, segs, v, f = 90, 20, [], []
    start = [lip + Vector((-.16, 0, .030)), lip + Vector((-.07, 0, .022)), lip + Vector((0, 0, .012))]
    path = bezier(start + [lip + Vector((.06, 0, -.01))], 10)[:-1]
    H = lip.z - land.z
    for i in range(n + 1):
        t = i / n
        path.append(Vector((lip.x + .045 + (land.x - lip.x - .045) * t, lip.y + (land.y - lip.y) * t, lip.z - H * (.06 * t + .94 * t * t))))
    for i, p in enumerate(path):
        a = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
        d = a.normalized()
        fall = max(0, lip.z - p.z)
        s = Vector((0, 1, 0))
        o = d.cross(s).normalized()
        speed = math.sqrt(1 + 26 * fall)
        w = thin * 1.15 / speed ** .30 + (width / 2 - thin) * math.exp(-fall / .13)
        th = thin * 1.15 / speed ** .30 * (1 - .35 * math.exp(-fall / .16))
        # sheet twists into a cord: the two axes trade places once on the way down
        q = math.exp(-((fall - .36) / .10) ** 2) * .010
        w, th = w - q, th + q * .8
        near = max(0, 1 - (p.z - land.z) / .05) if p.z > land.z - .01 else 1
        flare = .034 * near ** 2.2
        for k in range(segs):
            b = TAU * k / segs
            v.append(p + s * math.cos(b) * (w + flare) + o * math.sin(b) * (th + flare))
    for i in range(len(path) - 1):
        for k in range(segs):
            f.append((i * segs + k, i * segs + (k + 1) % segs, (i + 1) * segs + (k + 1) % segs, (i + 1) * segs + k))
    Build().add((v, f)).obj("stream", liquid_wax())


def pool(x, y, top, land, z=0):
    """wax in the glass while it is poured: a crown round the foot of the stream, rings running to the wall"""
    ri = C.R - C.WALL + .004
    prof = [(0, C.BASE - .003), (ri - .045, C.BASE - .003), (ri, C.BASE + .05), (ri, top + .014)]
    v, f = [], []
    lx, ly = land[0] - x, land[1] - y
    nr, na = 60, 128
    for i in range(nr + 1):
        rr = ri * (1 - i / nr)
        for k in range(na):
            a = TAU * k / na
            px, py = rr * math.cos(a), rr * math.sin(a)
            d = math.hypot(px - lx, py - ly)
            zz = top + .014 * math.exp(-(ri - rr) / .016) + .020 * math.exp(-(d / .045) ** 2) - .016 * math.exp(-((d - .085) / .03) ** 2)
            zz += .0055 * math.cos(d * 62) * math.exp(-d / .16) * (1 - math.exp(-(d / .07) ** 2))
            v.append((px, py, zz))
    for i in range(nr):
        for k in range(na):
            f.append((i * na + k, i * na + (k + 1) % na, (i + 1) * na + (k + 1) % na, (i + 1) * na + k))
    body = lathe(prof, na)
    m = place(x, y, z)
    wax = liquid_wax()
    Build().add(body).add((v, f)).obj("pool", wax, m=m, autosmooth=60)


def jug_solid(m, ear, r=.42, h=1.02):
    return union(cylinder(m, r, h), rod(ear[::3], .050))


def tipping(lip, cloth="#d9cfbd"):
    """the right hand tips the jug whose lip is at `lip`: the handle's bar lies across the fingers' first bones"""
    m, ear = tilted_jug(lip, 44)
    up = (m.to_3x3() @ Vector((0, 0, 1))).normalized()
    inward = (m.to_3x3() @ Vector((-1, 0, 0))).normalized()
    psi = math.radians(24)
    far = Vector((0, 1, 0))
    x = inward * math.cos(psi) + far * math.sin(psi)
    back = -far * math.cos(psi) + inward * math.sin(psi)
    origin = ear[13] - x * .83 + back * .170 + up * .02
    hand = Hand("right", frame(origin, x, back), "fist", wrist=(14, -16), sleeve=(9, 28), cloth=cloth, key="jug")
    finger = (1, 1, .6)
    hand.grip(jug_solid(m, ear), index=finger, middle=finger, ring=finger, little=finger, thumb=(0, .8, 1)).build()


def holding(side, x=0, y=0, cloth="#cbb9a0", thumb=(.25, -.325, .56)):
    """a hand round a jar that stands at x, y: side -1 the left hand from the left, 1 the right hand from the right"""
    at = frame((x + side * .74, y + .70, .40), (-side * .97, -.22, .05), (-side * .20, .97, .10))
    hand = Hand("left" if side < 0 else "right", at, "relaxed", wrist=(16, 4), sleeve=(8, 28), reach=28, seed=5, cloth=cloth, key=("jar", thumb))
    jar = cylinder(place(x, y, 0), C.R + .006, C.H)
    hand.grip(union(jar, table()), index=1, middle=1, ring=1, little=1, thumb=(0, .6, 1.2), aim=dict(thumb=(x + side * thumb[0], y + thumb[1], thumb[2])))
    hand.build()


def held_tip(pose="pinch", names=("index", "thumb")):
    """where the pads of a pose meet, hand cm"""
    h = Hand("right", Matrix(), pose)
    return sum((h.tip(n) for n in names), Vector()) / len(names) / hands.CM


def pinching(c, wick, cloth="#d3c7b2"):
    """thumb and forefinger hold a wick, given as its two ends, at c"""
    at = frame((0, 0, 0), (-.80, .28, -.52), (.34, -.38, .86))
    at.translation = c - at.to_3x3() @ held_tip() * hands.CM
    hand = Hand("right", at, "pinch", wrist=(12, -4), sleeve=(7, 28), reach=28, seed=8, cloth=cloth, key="wick")
    side = at.to_3x3() @ Vector((0, 0, 1))
    hand.grip(rod(wick, .0125), press=.12, index=(0, .1, 1), thumb=(0, .1, 1), aim=dict(index=c + side * .012, thumb=c - side * .012)).build()


def writing_hand(tip, below=3.3, length=1.65, tool=None, cloth="#dcd3c4", rests=True):
    """a right hand holds a pencil, or another tool, `below` cm above its point, which is at tip; rests: the hand lies on the table"""
    at = frame((0, 0, 0), (-.55, .80, -.12), (.62, .30, .72))
    grip = held_tip()
    u = (Vector((6.4, 3.35, .55)) - grip).normalized()   # from the pinch to the web of skin
    R3 = at.to_3x3()
    at.translation = tip - R3 @ (grip - u * below) * hands.CM
    a, b = tip, tip + (R3 @ u) * length
    (tool or pencil)(a, b)
    body = rod([a + (b - a) * .12, b], .036)
    hand = Hand("right", at, "pinch", wrist=(22, -6), sleeve=(7, 28), reach=28, seed=2, cloth=cloth, key=("pencil", below))
    c, side = at @ (grip * hands.CM), R3 @ Vector((0, 0, 1))
    hand.grip(union(body, table(.012)) if rests else body, press=.14, index=(0, .2, 1), middle=(0, .2, .8), thumb=(0, .2, 1),
              aim=dict(index=c + side * .03, thumb=c - side * .02, middle=c - (b - a).normalized() * .10 - side * .03))
    hand.build()


def pencil(a, b, r=.036, colour="#8a5a3c"):
    """six-sided pencil from its point a to its end b"""
    d = (b - a).normalized()
    L = (b - a).length
    m = along(a, d)
    Build().add(tube([(.20, 0, 0), (L, 0, 0)], r, 6)).obj("pencil", mat("lacquer", colour, rough=.32, spec=.5), smooth=False, m=m)
    Build().add(tube([(.055, 0, 0), (.205, 0, 0)], [.010, r * .97], 18)).obj("pencil-wood", C.wood("pencil-wood", "#e6c79b", "#c79c68", "X", 1.2, .6), m=m)
    Build().add(tube([(0, 0, 0), (.058, 0, 0)], [.0025, .0105], 10)).obj("lead", mat("lead", "#2a2826", rough=.4), m=m)



# --------------------------------------------------------------- the steps
def pour():
    """the maker's right hand tips the jug, wax falls into a glass that the left hand steadies"""
    studio.surface("oak")
    studio.wall("#d8c6aa", 3.0)
    studio.light("day", "leaves", -1, "side")
    gx, gy, top = .52, -.02, .50
    poured_into(CLEAR, gx, gy, top)
    W.standing_wick(gx + .03, gy + .12, 0, C.BASE)
    W.wick_holder(gx + .03, gy + .12, C.H + .001, -8)
    holding(-1, gx, gy, "#d9cfbd", (.30, -.27, .66))
    for i, (x, y) in enumerate(((1.52, .55), (1.05, 1.30), (2.10, 1.45))):
        W.poured(CLEAR, x, y, fill=.76, seed=i, rot=14 + rnd(i).uniform(-9, 9))
    W.apron(-.9, 3.0, 3.0, colour="#8a7d66")
    W.drips((gx - .10, gy - .56), 7, .26, 4)
    W.drips((gx + .62, gy - .40), 3, .16, 9)
    studio.shoot((.15, -5.8, 2.50), (-.20, 0, 1.17), 57.5, .58, focus=(gx - .2, -.25, 1.2))
    return dict(MAKING, exposure=studio.EXPOSURE["day"] + .12)


def poured_into(p, x, y, top, cloth="#d9cfbd"):
    """the jar of candle p, filled up to `top`, while the jug is still tipped over it"""
    C.candle("", p, x, y, lit=False, with_label=False, with_wax=False, wick=False)
    lip, land = (x - .30, y - .05, 1.33), (x - .10, y - .05, top)
    pool(x, y, top, land)
    tipping(lip, cloth)
    stream(lip, land)


def wick():
    """thumb and forefinger straighten a wick in its glass before the pour"""
    studio.surface("oak")
    studio.wall("#c9b99f", 2.8)
    studio.light("day", "leaves", -1)
    for x, y, rot in ((.98, .42, -14), (-1.05, .60, 12), (.35, 1.30, -20), (1.75, 1.15, 5)):
        W.prepared(CLEAR, x, y, rot=rot)
    straightened(CLEAR, -.10, 0)
    W.scissors((.42, -.66), rot=14)
    studio.shoot((-.25, -5.4, 2.35), (.10, .05, .77), 62, .62, focus=(-.10, -.1, 1.1))
    return dict(MAKING, exposure=studio.EXPOSURE["day"])


def straightened(p, x, y, cloth="#d3c7b2"):
    """an empty jar of candle p, its wick held straight by two fingers"""
    C.candle("", p, x, y, lit=False, with_label=False, with_wax=False, wick=False)
    W.wick_foot(x, y, C.BASE)
    pts = bezier([(x, y, C.BASE), (x, y, .7), (x + .012, y, 1.0), (x + .02, y, 1.30)], 24)
    Build().add(tube(pts, .0125, 8)).obj("wick", W.cotton())
    pinching(Vector((x + .018, y, 1.17)), [(x, y, .1), (x + .02, y, 1.4)], cloth)


def stir():
    """scent goes into the warm wax: a glass rod turns in the pan, the clock of the workshop is a notebook with the minutes"""
    studio.surface("oak")
    studio.wall("#d2c3ab", 3.0)
    studio.light("morning", "leaves", 1, "side")
    W.pan((-.20, .10), .52)
    writing_hand(Vector((-.34, .06, .30)), 11.5, 2.9, W.glass_rod, "#d9cfbd", rests=False)
    W.scent_bottle((1.28, .30), rot=-12)
    home.napkin((-1.36, -.26), rot=24, colour="#b9ad98")
    W.drips((.46, -.74), 5, .22, 3)
    for i, (x, y) in enumerate(((-1.35, 1.35), (.55, 1.75), (1.50, 1.50))):
        W.prepared(CLEAR, x, y, rot=-12 + 9 * i)
    studio.shoot((-.05, -5.9, 2.75), (.12, .1, .86), 60, .62, focus=(-.1, -.30, .9))
    return dict(MAKING, exposure=studio.EXPOSURE["morning"] + .02)


def melt():
    """the first step: flakes weighed on the scale, the pan half melted, a cloth and drips where somebody works every day"""
    studio.surface("oak")
    studio.wall("#cfc2ac", 2.9)
    studio.light("morning", "leaves", -1, "side")
    top = W.scale((-.78, .16), rot=8)
    W.chip_bowl(-.78, .20, z=top)
    W.pan((.86, .30), .40, chips=46)
    home.napkin((.16, -.86), rot=-62, colour="#a9a48f")
    W.wax_chips((.10, -.30), 7, .26, 5)
    W.drips((1.20, -.52), 7, .24, 6)
    W.apron(-1.75, 2.9, 2.9, colour="#8a7d66", seed=7)
    studio.shoot((.10, -6.1, 2.75), (.04, .1, .60), 61, .66, focus=(-.3, -.45, .5))
    return dict(MAKING, exposure=studio.EXPOSURE["morning"])


def label():
    """the thumb of the hand that holds the jar presses the label on; its upper corner is still up"""
    studio.surface("oak")
    studio.wall("#cdbfa8", 2.8)
    studio.light("morning", "leaves", 1, "side")
    C.candle("", CLEAR, 0, 0, lit=False, with_label=False, fill=.80, seed=2)
    peeling_label(place(), "baunilha-coco", C.R, .17)
    holding(-1)
    paper("label-sheet", 1.24, 1.167, place(.50, -1.16, .012, rz=-14), .05)
    for x, y in ((1.05, .85), (1.85, 1.25), (.30, 1.75)):
        C.candle("", CLEAR, x, y, lit=False, with_label=False, fill=.80, seed=3)
    studio.shoot((-.35, -5.6, 2.25), (-.10, -.10, .50), 84, .8, focus=(0, -.42, .45))
    return dict(w=1200, h=1500, exposure=studio.EXPOSURE["morning"])


def peeling_label(m, key, r, z0, width=.64, height=.60, corner=.27, rho=.13, loose=1):
    """the label of candle.label with one upper corner not yet pressed down: loose 1 the right one, -1 the left one"""
    n = 48
    v, f, uv = [], [], []
    for i in range(n + 1):
        for j in range(n + 1):
            s, t = i / n, j / n
            x, y = loose * (s - .5) * width, t * height
            past = max(0, ((x - width / 2) + (y - height)) / math.sqrt(2) + corner)     # how far beyond the fold
            a = min(past / rho, 1.05)              # bends round rho, then stands off straight
            rest = past - rho * a
            back, lift = past - rho * math.sin(a) - rest * math.cos(a), rho * (1 - math.cos(a)) + rest * math.sin(a)
            x, y = x - back / math.sqrt(2), y - back / math.sqrt(2)
            th = loose * x / r - math.pi / 2
            q = r + .0045 + lift
            v.append((q * math.cos(th), q * math.sin(th), z0 + y))
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            f.append((a, a + n + 1, a + n + 2, a + 1))
            uv += [(i / n, j / n), ((i + 1) / n, j / n), ((i + 1) / n, (j + 1) / n), (i / n, (j + 1) / n)]
    me = bpy.data.meshes.new("label")
    me.from_pydata(v, [], f)
    for c, at in zip(me.uv_layers.new().data, uv):
        c.uv = at
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.materials.append(C.paper(C.os.path.join(C.HERE, "labels", key + ".png")))
    ob = bpy.data.objects.new("label", me)
    bpy.context.collection.objects.link(ob)
    so = ob.modifiers.new("thick", "SOLIDIFY")
    so.thickness, so.offset = .003, 0
    ob.matrix_world = m



# ------------------------------------------------------------- the present
def card():
    """a card is written in pencil beside the box it goes with"""
    studio.surface("linen", "#d8cbb8")
    studio.wall("#c6b49c", 3.2)
    studio.light("day", "window", 1)
    paper("card-written", 1.10, .767, place(-.22, .05, .014, rz=8), .02)
    writing_hand(Vector((.13, -.03, .024)))
    C.candle("baunilha-coco", CLEAR, -.92, 1.20, lit=True, fill=.80)
    packing.closed_box(.75, 1.75, 16)
    studio.shoot((-.30, -4.7, 3.2), (.02, .10, .41), 70, .66, focus=(.1, -.15, .2))
    return dict(MAKING, exposure=studio.EXPOSURE["day"])


def give():
    """both hands hold out a kraft box with a cotton ribbon, seen by the one who gives it"""
    studio.surface("linen", "#d9cdbb")
    studio.wall("#c9b49b", 3.4)
    studio.light("day", "leaves", 1)
    z0, turn = .55, 4
    kraft = mat("kraft", "#b98d5f", "#a87d52", rough=.8, spec=.12, scale=16, bump=.14, bscale=80)
    cream = mat("cream-cotton", "#efe6d3", "#e0d4bb", rough=.85, spec=.12, scale=40, sheen=.4, bump=.45, bscale=130)   # not the colour of skin
    packing.closed_box(0, .0, turn, z=z0, board=kraft, cotton=cream)
    m = place(0, 0, z0, rz=turn)
    solid = union(cuboid(m @ Matrix.Translation((0, 0, .46)), 1.025, 1.025, .92), cuboid(m @ Matrix.Translation((0, 0, .83)), 1.075, 1.075, .26))
    for side, k in (("right", 1), ("left", -1)):
        at = frame(Vector((k * .86, -1.02, z0 + .20)), (-.16 * k, .92, .34), (.95 * k, .20, .28))
        hand = Hand(side, at, "relaxed", wrist=(8, 6), sleeve=(1.2, 30), reach=30, seed=3 + k, cloth="#8f9482")
        finger = (.3, .8, 1)
        hand.grip(solid, index=finger, middle=finger, ring=finger, little=finger, thumb=(0, .7, 1.2), aim=dict(thumb=m @ Vector((k * .33, -.34, .965))))
        hand.build()
    C.candle("baunilha-coco", CLEAR, -1.25, 2.0, lit=True, fill=.80)
    studio.shoot((.0, -4.9, 4.1), (.0, -.02, 1.02), 75, .75, focus=(0, -.50, 1.3))
    return dict(w=1200, h=1500, exposure=studio.EXPOSURE["day"])


HANDMADE = {
    "processo-derretendo": melt,
    "processo-perfumando": stir,
    "processo-vertendo-cera": pour,
    "processo-centrando": wick,
    "processo-cartao": card,
    "atelie-rotulando": label,
    "atelie-entrega": give,
}
