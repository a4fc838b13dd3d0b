"""The workshop and what leaves it: processo-* (5:4) and the present."""
import candle as C
import household as home
import packing
import props
import studio
import workshop as W
from kit import *
from papers import paper
from products import PRODUCTS

MAKING = dict(w=1500, h=1200)


def poured_jars():
    """the jug just set down beside the jars it has filled; notes of the batch beside them, the apron on its peg"""
    studio.surface("oak")
    studio.wall("#d8cab6", 2.5)
    studio.light("day", "window")
    clear = PRODUCTS["baunilha-coco"]
    for i, (x, y) in enumerate(((.06, -.12), (1.02, -.02), (-.40, .84), (.55, .92), (1.40, .98))):
        W.poured(clear, x, y, fill=.76, seed=i, rot=14 + rnd(i).uniform(-9, 9))
    W.jug((-1.02, .10), rot=-14)
    paper("tag-baunilha", .60, .281, place(-.30, -.86, .012, rz=9))
    home.pencil((.12, -.94), rot=24, L=.80, colour="#8a5a3c")
    W.apron(.92, 2.5, 2.72)
    studio.shoot((-.45, -5.9, 2.35), (-.06, .2, .68), 65, .62, focus=(.1, -.45, .8))
    return dict(MAKING, exposure=studio.EXPOSURE["day"] - .05)


def wicks():
    """the bench before the pour: wicks held in the middle of empty jars, cord, scissors, wax in chips"""
    studio.surface("oak")
    studio.wall("#c9b99f", 2.8)
    studio.light("day", "window", -1)
    W.chip_bowl(-.72, .48)
    W.wax_chips((-.12, -.40), 9, .26, 5)
    clear = PRODUCTS["baunilha-coco"]
    for x, y, rot in ((.46, .30, -14), (1.36, .62, -6), (.72, 1.26, -20)):
        W.prepared(clear, x, y, rot=rot)
    W.spool((-1.14, -.60))
    W.scissors((.42, -.62), rot=22)
    paper("tag-lavanda", .52, .244, place(1.22, -.28, .012, rz=-12))
    W.apron(-1.5, 2.8, 2.75, colour="#8a7d66", seed=7)
    studio.shoot((.35, -5.5, 2.45), (.0, .06, .42), 66, .70, focus=(.1, -.20, .4))
    return dict(MAKING, exposure=studio.EXPOSURE["day"])


def curing():
    """two shelves of poured jars; a tag with the batch, written by hand, hangs from the lower board"""
    studio.wall("#d9c9b2", 1.0)
    studio.light("day", "leaves", 1)
    keys = ("cha-branco", "palo-santo", "eucalipto-alecrim", "mel-figo", "lavanda-camomila", "baunilha-coco", "flor-de-laranjeira")
    for row, z in enumerate((0, 1.62)):
        bevel(Build().add(box(12, 1.3, .10)).obj("shelf", studio.baked("oak", 3.2, .48, .25), smooth=False, m=Matrix.Translation((0, .30, z - .05))), .012)
        for n in range(7):
            p = PRODUCTS[keys[(n * 3 + row * 2) % len(keys)]]
            x = -2.75 + n * .98 + .3 * row + rnd(n + row * 9).uniform(-.05, .05)
            W.poured(p, x, .08 + rnd(n + 50).uniform(-.05, .05), z, seed=n, rot=rnd(n + 9).uniform(-12, 12))
    for x, name, turn in ((-.55, "tag-lavanda", 2), (1.45, "tag-baunilha", -3)):
        Build().add(tube([(x - .20, -.365, -.02), (x - .205, -.368, -.16)], .008, 6)).obj("string", mat("jute", "#c4a37c", "#977656", rough=.9))
        paper(name, .52, .244, place(x, -.372, -.20, rx=88, ry=turn))
    studio.shoot((-1.0, -6.6, 1.75), (.02, 0, .86), 66, .70, focus=(-.1, -.34, .6))
    return dict(MAKING, exposure=studio.EXPOSURE["day"])


def labelling():
    """the last step: sheets of labels, one ticked in pencil, and the candle that has just got its own"""
    studio.surface("oak")
    studio.wall("#cdbfa8", 2.6)
    studio.light("morning", "window", 1, "side")
    P = PRODUCTS
    paper("label-sheet", 1.50, 1.41, place(-.62, -.42, .012, rz=9), .05)
    C.candle("baunilha-coco", P["baunilha-coco"], .66, .16, rot=-8, lit=False, fill=.80, seed=2)
    for x, y in ((1.62, .60), (.28, 1.14), (-.70, 1.00)):
        C.candle("", P["baunilha-coco"], x, y, lit=False, with_label=False, fill=.80, seed=3)
    home.pencil((-.62, -.86), rot=31, L=.95, colour="#8a5a3c")
    W.scissors((.74, -.64), rot=150)
    W.rag((1.62, -.30), rot=-20, w=.8, d=.6, colour="#a9b09a")
    studio.shoot((-.2, -5.2, 3.1), (.10, .02, .34), 64, .85, focus=(.2, -.36, .4))
    return dict(MAKING, exposure=studio.EXPOSURE["morning"] - .05)


def room():
    """the workshop as a place: window, shelves of curing jars, the apron on its peg, the table in use"""
    studio.surface("oak")
    studio.wall("#d6c9b4", 3.2)
    studio.light("morning", None, 1)
    W.window(-1.55, 3.2, 2.05)
    P, clear = PRODUCTS, PRODUCTS["baunilha-coco"]
    keys = ("cha-branco", "lavanda-camomila", "baunilha-coco", "palo-santo", "eucalipto-alecrim")
    for row, z in enumerate((1.30, 2.72)):
        W.shelf(1.95, 2.6, z, 3.3)
        for n in range(3):
            W.poured(P[keys[(n * 2 + row) % 5]], .95 + n * .95 + rnd(n + row).uniform(-.06, .06), 2.52, z, seed=n, rot=rnd(n).uniform(-15, 15))
    for i, (x, y) in enumerate(((.55, .20), (1.50, .34), (1.02, 1.02))):
        W.poured(clear, x, y, fill=.76, seed=i, rot=12 + rnd(i).uniform(-9, 9))
    W.jug((-.46, .42), rot=-14)
    home.notebook((-1.15, -.62), rot=12)
    home.pencil((-.36, -.72), rot=-22, colour="#8a5a3c")
    W.rag((1.55, -.62), rot=-18)
    W.apron(.0, 3.2, 3.3, L=2.2)
    studio.shoot((.35, -8.4, 2.75), (.10, .6, 1.12), 58, .70, focus=(.3, .0, .8))
    return dict(MAKING, exposure=studio.EXPOSURE["morning"] - .1)


def gift():
    """an open box with a candle in shredded paper, a closed one with its bow behind it, a card written by hand"""
    studio.surface("linen", "#ddd0bf")
    studio.wall("#cdb49c")
    studio.light("day", "palm", 1)
    z = packing.open_box(.30, -.06, -12)
    C.candle("baunilha-coco", PRODUCTS["baunilha-coco"], .30, -.06, z, rot=-7, lit=False, fill=.80)
    packing.closed_box(-.66, .98, 16)
    paper("card-written", .70, .488, place(-.46, -.50, .20, rx=66, rz=14), .03)
    props.lavender_sprig((.86, -.84), rot=166, L=.86)
    studio.shoot((.15, -6.1, 2.55), (-.10, .1, .52), 74, .75, focus=(.1, -.5, .5))
    return dict(w=1200, h=1500, exposure=studio.EXPOSURE["day"])


SCENES = {
    "processo-vertendo-cera": poured_jars,
    "processo-cura": curing,
    "processo-pavios": wicks,
    "processo-rotulo": labelling,
    "processo-atelie": room,
    "presente": gift,
}
