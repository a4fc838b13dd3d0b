"""The fourth picture of each candle, {slug}-4: somebody makes it.  Four gestures, with the candle's own jar, label, things and
light; two candles of one collection never share a gesture and a side.

gesture  label: a hand holds the jar and presses the label on | pour: the jug is tipped over the jar
         wick: two fingers straighten the wick | tag: the tag of the batch is written
side     label only: -1 the left hand from the left, 1 the right hand from the right
tag      tag only: which paper of papers.py
props    instead of the candle's own, which stay where no arm is
Any other field overrides products.py.
"""
import candle as C
import studio
from handmade import holding, peeling_label, poured_into, straightened, writing_hand
from kit import *
from papers import paper
from products import PRODUCTS
from workshop import drips, poured, prepared, scissors

FOURTHS = {
    "lavanda-camomila": dict(gesture="tag", tag="tag-lavanda", props=[
        ("chamomile", dict(loc=(-.98, -.30), size=.13)), ("chamomile", dict(loc=(-1.06, .10), size=.11)),
        ("lavender_sprig", dict(loc=(.30, -1.02), rot=170, L=1.05))]),
    "eucalipto-alecrim": dict(gesture="label", side=-1),
    "cha-branco": dict(gesture="pour", props=[("tea_leaves", dict(loc=(-.30, -.42), n=26)), ("tea_sprig", dict(loc=(-.42, .10), rot=200, L=.85))]),
    "capim-limao": dict(gesture="wick", props=[("lemongrass_stalks", dict(loc=(-.56, -.46), rot=-14, n=3))]),
    "limao-manjericao": dict(gesture="label", side=1),
    "baunilha-coco": dict(gesture="tag", tag="tag-baunilha", props=[
        ("vanilla", dict(loc=(-.30, -.98), rot=-8, n=3)), ("coconut_flakes", dict(loc=(-1.0, .0), n=16))]),
    "canela-laranja": dict(gesture="pour", gobo="leaves", props=[
        ("cinnamon", dict(loc=(-.62, .12), rot=40, n=3)), ("star_anise", dict(loc=(-.20, -.50), size=.15)), ("star_anise", dict(loc=(-.48, -.42), size=.12, rot=30))]),
    "cafe-cacau": dict(gesture="label", side=1, fill=.86),
    "mel-figo": dict(gesture="tag", tag="tag-mel", props=[("honey_dish", dict(loc=(.62, 1.25), r=.30)), ("dipper", dict(loc=(.64, 1.25), rot=64))]),
    "flor-de-laranjeira": dict(gesture="label", side=-1),
    "rosa-peonia": dict(gesture="pour", props=[("rose_petals", dict(loc=(-.45, -.16), n=7, spread=.36))]),
    "jasmim": dict(gesture="tag", tag="tag-jasmim", props=[("jasmine", dict(loc=(-.92, -.34), size=.14)), ("jasmine", dict(loc=(-.66, -.72), size=.12, seed=8))]),
    "sandalo-ambar": dict(gesture="label", side=-1),
    "cedro-vetiver": dict(gesture="label", side=1),
    "palo-santo": dict(gesture="pour", props=[("palo_santo", dict(loc=(-.58, .02), rot=-30, n=5)), ("stone", dict(loc=(-.16, -.50), r=.17, colour="#b98a6c", seed=3))]),
}


def clear_of(side, props):
    """the candle's own things, without those in the way of an arm from that side"""
    return [(name, kw) for name, kw in props if kw["loc"][0] * side < -.3 or kw["loc"][1] < -.3]


def label(key, p):
    side = p["arm"]
    C.candle("", p, 0, 0, lit=False, with_label=False, fill=p["fill"], seed=p.get("seed", 0))
    peeling_label(place(), key, C.R, .17, loose=-side)
    holding(side)
    studio.shoot((side * .35, -5.5, 2.15), (-side * .06, -.05, .50), 84, .8, focus=(0, -.42, .45))


def pour(key, p):
    x = .42
    poured_into(p, x, 0, .84 if p["jar"] == "ceramic" else .56)
    for i, (px, py) in enumerate(((1.22, 1.05), (.30, 1.70))):
        (prepared if i else poured)(p, px, py, rot=-12 + 20 * i)
    drips((x - .20, -.60), 5, .20, 4)
    studio.shoot((.10, -5.9, 2.75), (-.12, 0, 1.05), 73, .66, focus=(x - .2, -.30, 1.1))


def wick(key, p):
    straightened(p, 0, 0)
    for x, y, rot in ((-.85, .95, 12), (.80, 1.05, -14)):
        prepared(p, x, y, rot=rot)
    scissors((.66, -.34), rot=52)
    studio.shoot((-.15, -5.5, 2.30), (.08, .05, .80), 78, .66, focus=(0, -.1, 1.0))


def tag(key, p):
    C.candle(key, p, -.50, .72, rot=-3, lit=False, fill=p["fill"], seed=p.get("seed", 0))
    paper(p["tag"], .84, .394, place(-.32, -.26, .014, rz=8))
    writing_hand(Vector((.02, -.22, .024)))
    studio.shoot((-.30, -4.9, 3.0), (-.06, .16, .46), 76, .72, focus=(-.1, -.05, .3))


GESTURES = dict(label=label, pour=pour, wick=wick, tag=tag)


def fourth(key, put):
    """put: how shots.py stands one thing on the table"""
    f, p = FOURTHS[key], PRODUCTS[key]
    props = f.get("props") or clear_of(f["side"], p["props"])
    fill = .93 if p["jar"] == "ceramic" else .80
    p = dict(dict(p, fill=fill, arm=f.get("side")), **{k: v for k, v in f.items() if k != "side"})
    mood = p.get("mood") or "day"
    studio.surface(p["surface"], p.get("surface_colour"))
    studio.wall(p["backdrop"])
    studio.light(mood, p["gobo"] if p["gobo"] != "window" else "leaves", p.get("side", 1), p.get("sun", "front"))   # bars would cross the hand
    GESTURES[p["gesture"]](key, p)
    for thing in props:
        put(*thing)
    return dict(w=1200, h=1500, exposure=studio.EXPOSURE[mood] + p.get("exposure", 0))
