"""A candle in a room: casa-*, 3:2.  Simple rooms, one thing that somebody uses, the rest out of focus."""
import candle as C
import household as home
import props
import studio
from kit import *
from products import PRODUCTS

SIZE = dict(w=1500, h=1000)


def burning(key, x, y, z=0, rot=0, seed=3):
    p = PRODUCTS[key]
    C.candle(key, p, x, y, z, rot=rot, lit=True, seed=seed, fill=.93 if p["jar"] == "ceramic" else .78)


def bath():
    """a ledge in the bathroom: stones and a branch of eucalyptus in a bottle"""
    studio.surface("travertine")
    home.tiles(y=1.5, colour="#c3cabb")
    studio.light("morning", "leaves", -1, "side")
    burning("eucalipto-alecrim", -.20, .0, rot=-4, seed=5)
    top = home.vase((.86, .52), h=.92, r=.30, colour="#d9cfbf")
    home.branches((.86, .52), top, n=4, L=.95, seed=5, spread=.5, leaf_size=.22)
    props.stone((-1.02, -.12), r=.22, colour="#b3aea2", seed=3)
    props.stone((-1.34, .16), r=.15, colour="#8f8c84", seed=4)
    studio.shoot((-.3, -5.9, 1.75), (.0, 0, .66), 60, .50, focus=(-.2, -.42, .5))
    return dict(SIZE, exposure=studio.EXPOSURE["morning"] - .05, bloom=.11)


def desk():
    """the hard part of the work, a notebook half filled"""
    studio.surface("oak")
    studio.wall("#8f7d66", 2.4)
    studio.light("dusk", "blind", 1, "side")
    burning("cedro-vetiver", .52, .22, rot=4, seed=5)
    home.notebook((-.72, -.30), rot=9, written=.8)
    home.pencil((-.08, -.72), rot=24, colour="#3f4a42")
    home.books((1.55, .66), [(1.25, .92, .17, "#4b4338", 6), (1.12, .84, .13, "#8d6a48", -4), (1.0, .76, .11, "#b9a889", 3)])
    home.coffee_cup((-1.35, .62), r=.28, rot=-40)
    studio.shoot((-.25, -5.9, 2.35), (.10, 0, .48), 60, .60, focus=(.4, -.25, .5))
    return dict(SIZE, exposure=studio.EXPOSURE["dusk"] + .2, bloom=.11)


ROOMS = {"casa-banho": bath, "casa-escritorio": desk}
