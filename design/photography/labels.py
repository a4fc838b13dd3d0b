"""Label art: writes one SVG per candle and rasterises it with rsvg-convert.

Usage: python3 labels.py            (all products in products.py)
Fonts: Cormorant Garamond and Jost (OFL, @fontsource), from ./fonts.
"""
import math
import os
import subprocess
from products import PRODUCTS, SIZES

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "labels")
W, H = 1240, 1160
TAU = math.tau


def P(d, w=4.2, fill="none"):
    return f'<path d="{d}" stroke-width="{w}" fill="{fill}"/>'


def leaf(x, y, ang, ln, wd, vein=True):
    """pointed leaf starting at x,y; ang in degrees, 0 = up"""
    s = f'<g transform="translate({x:.1f},{y:.1f}) rotate({ang:.1f})">'
    s += P(f"M0,0 C{-wd},{-ln*.35} {-wd*.7},{-ln*.75} 0,{-ln} C{wd*.7},{-ln*.75} {wd},{-ln*.35} 0,0")
    if vein:
        s += P(f"M0,0 L0,{-ln*.72}", 2.6)
    return s + "</g>"


def m_lavender():
    s = ""
    for dx, rot, h in ((0, 0, 250), (-46, -13, 205), (46, 13, 205)):
        s += f'<g transform="translate({dx*.35:.0f},130) rotate({rot})">' + P(f"M0,0 L0,{-h}", 3.4)
        for i in range(6):
            y = -h + i * 20
            r = 8 + min(i, 3) * 1.6
            for sd in (-1, 1):
                s += leaf(0, y + 10, sd * 42, r * 2.5, r * .8, False)
        s += leaf(0, -h + 4, 0, 24, 7, False)
        s += "</g>"
    s += leaf(0, 95, -52, 62, 9) + leaf(0, 80, 52, 62, 9)
    return s


def m_grass():
    s = ""
    for i, (b, tip, h) in enumerate(((-70, -118, 150), (-34, -66, 220), (0, 8, 268), (34, 78, 215), (70, 122, 140))):
        x0 = b * .16
        s += P(f"M{x0-5},135 C{b*.3-6},{135-h*.5} {b*.7-4},{135-h*.8} {tip},{135-h} "
               f"C{b*.7+10},{135-h*.72} {b*.3+9},{135-h*.45} {x0+6},135", 3.6)
    s += P("M-26,92 C-10,100 10,100 26,92 M-26,102 C-10,110 10,110 26,102", 3.2)
    return s


def m_coconut():
    s = P("M-112,0 A112,112 0 0 0 112,0") + P("M-112,0 A112,34 0 1 0 112,0 A112,34 0 1 0 -112,0")
    s += P("M-90,0 A90,22 0 1 0 90,0 A90,22 0 1 0 -90,0", 3)
    for a, l in ((-70, 34), (-40, 50), (-8, 56), (24, 52), (56, 40)):
        s += P(f"M{a},{58+ (90-abs(a))*.2:.0f} l{a*.06:.1f},{l*.34:.1f}", 2.8)
    s += leaf(-6, -36, -34, 96, 20) + leaf(6, -36, 34, 96, 20) + leaf(0, -38, 0, 104, 20)
    return s


def m_blossom():
    s = ""
    for i in range(5):
        s += f'<g transform="rotate({i*72})">' + P("M0,-16 C-40,-46 -38,-100 0,-112 C38,-100 40,-46 0,-16") + P("M0,-40 L0,-78", 2.4) + "</g>"
    for i in range(10):
        a = i * TAU / 10 + .3
        s += P(f"M{7*math.cos(a):.1f},{7*math.sin(a):.1f} L{25*math.cos(a):.1f},{25*math.sin(a):.1f}", 2.4)
        s += f'<circle cx="{29*math.cos(a):.1f}" cy="{29*math.sin(a):.1f}" r="4" stroke-width="2.4" fill="none"/>'
    s += leaf(-66, 78, -120, 92, 24) + leaf(66, 78, 120, 92, 24)
    return f'<g transform="translate(0,-10)">{s}</g>'


def m_orange():
    s = '<circle r="100" stroke-width="4.2" fill="none"/><circle r="88" stroke-width="2.8" fill="none"/>'
    for i in range(9):
        s += f'<g transform="rotate({i*40})">' + P("M0,-12 C-10,-30 -27,-62 -23,-73 C-16,-82 16,-82 23,-73 C27,-62 10,-30 0,-12", 3) + "</g>"
    s = f'<g transform="translate(0,-22)">{s}</g>'
    s += '<g transform="translate(0,112) rotate(-9)">' + P("M-120,-10 L120,-10 M-120,12 L120,12 M-120,-10 C-130,-4 -130,6 -120,12 M120,-10 C132,-6 132,8 120,12 C112,8 112,-4 120,-3", 3.4) + P("M-80,0 L-20,1 M10,0 L80,1", 2.2) + "</g>"
    return s


def m_drop():
    s = P("M0,-128 C-26,-70 -66,-30 -66,22 A66,66 0 0 0 66,22 C66,-30 26,-70 0,-128")
    s += P("M-40,26 A40,40 0 0 0 -8,64", 3)
    for i, r in enumerate((30, 20, 10)):
        s += P(f"M{-r},14 A{r},{r*.86} 0 1 0 {r},14 A{r},{r*.86} 0 1 0 {-r},14", 2.4)
    s += leaf(-20, 120, -68, 106, 20) + leaf(20, 120, 68, 106, 20)
    return s


def m_eucalyptus():
    s = P("M0,135 C-8,60 10,-20 0,-120", 3.6)
    for i in range(5):
        y, r = 90 - i * 44, 44 - i * 5
        for sd in (-1, 1):
            s += f'<g transform="translate(0,{y}) rotate({sd*58})">' + P(f"M0,0 C{-r*.8},{-r*.3} {-r*.7},{-r*1.5} 0,{-r*1.6} C{r*.7},{-r*1.5} {r*.8},{-r*.3} 0,0") + P(f"M0,0 L0,{-r}", 2.4) + "</g>"
    return s + leaf(0, -112, 0, 34, 12, False)


def m_tea():
    s = P("M-92,-6 C-92,74 -44,104 0,104 C44,104 92,74 92,-6") + P("M-92,-6 A92,20 0 1 0 92,-6 A92,20 0 1 0 -92,-6")
    s += P("M88,16 C138,8 138,72 70,66", 3.6) + P("M-120,112 C-60,134 60,134 120,112", 3.6)
    return s + leaf(0, -44, 0, 92, 20) + leaf(-4, -44, -46, 66, 15) + leaf(4, -44, 46, 66, 15)


def m_lemon():
    s = ""
    for i in range(8):
        s += f'<g transform="rotate({i*45})">' + P("M0,-12 C-10,-26 -26,-54 -22,-64 C-15,-72 15,-72 22,-64 C26,-54 10,-26 0,-12", 3) + "</g>"
    s += '<circle r="80" stroke-width="2.8" fill="none"/><circle r="92" stroke-width="4.2" fill="none"/>'
    s = f'<g transform="translate(0,24)">{s}</g>'
    return s + leaf(-8, -72, -38, 88, 30) + leaf(8, -72, 38, 88, 30)


def m_coffee():
    s = ""
    for x, y, r in ((-46, 20, -24), (50, 34, 28), (2, -66, 6)):
        s += f'<g transform="translate({x},{y}) rotate({r})"><ellipse rx="46" ry="66" stroke-width="4.2" fill="none"/>' + P("M4,-64 C-22,-24 24,20 -4,64", 3.4) + "</g>"
    return s + leaf(-92, 112, -68, 60, 14) + leaf(92, 112, 68, 60, 14)


def m_fig():
    s = P("M0,-118 C-10,-84 -22,-66 -52,-32 C-100,26 -66,112 0,112 C66,112 100,26 52,-32 C22,-66 10,-84 0,-118")
    s += P("M0,-60 C-12,-36 -56,0 -48,46 C-40,84 40,84 48,46 C56,0 12,-36 0,-60", 3)
    for i in range(14):
        a = i * TAU / 14
        x, y = 26 * math.cos(a), 36 + 26 * math.sin(a)
        s += P(f"M{x:.1f},{y:.1f} l{6*math.cos(a):.1f},{6*math.sin(a):.1f}", 3)
    return s + leaf(-66, 108, -74, 66, 16) + leaf(66, 108, 74, 66, 16)


def m_rose():
    s = ""
    for i in range(5):
        s += f'<g transform="rotate({i*72+36})">' + P("M-30,-46 C-74,-84 -50,-122 0,-114 C50,-122 74,-84 30,-46", 3.8) + "</g>"
    for i in range(4):
        s += f'<g transform="rotate({i*90+12})">' + P("M-26,-24 C-48,-56 -26,-72 0,-66 C26,-72 48,-56 26,-24", 3.2) + "</g>"
    s += P("M-14,4 C-16,-18 16,-20 16,0 C16,16 -6,18 -6,4 C-6,-4 6,-4 6,3", 3)
    return f'<g transform="translate(0,-14)">{s}</g>' + leaf(-62, 92, -112, 80, 20) + leaf(62, 92, 112, 80, 20)


def m_jasmine():
    def star(x, y, r):
        t = "".join(f'<g transform="rotate({i*72})">' + P(f"M0,{-r*.16} C{-r*.36},{-r*.5} {-r*.2},{-r*.9} 0,{-r} C{r*.2},{-r*.9} {r*.36},{-r*.5} 0,{-r*.16}", 3.4) + "</g>" for i in range(5))
        return f'<g transform="translate({x},{y})">{t}<circle r="{r*.1}" stroke-width="2.6" fill="none"/></g>'
    return star(-34, -44, 78) + star(58, 44, 58) + P("M-24,34 C-30,80 -60,110 -90,126", 3.4) + leaf(-46, 92, -100, 62, 17) + leaf(-36, 96, 150, 52, 14) + leaf(76, -70, 40, 44, 11, False)


def m_cedar():
    s = P("M0,130 L0,-126", 3.4)
    for i in range(8):
        y, l = -112 + i * 28, 26 + i * 9
        for sd in (-1, 1):
            s += P(f"M0,{y} C{sd*l*.4},{y+4} {sd*l*.8},{y+14} {sd*l},{y+28}", 3.4)
            for k in (.35, .6, .85):
                s += P(f"M{sd*l*k:.0f},{y+24*k*k+4:.0f} l{sd*4},{14}", 2.4)
    return s


def m_palo():
    s = ""
    for x, r in ((-34, -10), (0, 3), (34, 14)):
        s += f'<g transform="translate({x},60) rotate({r})">' + P("M-14,64 L-12,-92 L10,-104 L15,60 Z") + P("M-4,48 L-3,-70 M6,20 L5,-60", 2.4) + "</g>"
    s += P("M-58,62 C-20,74 20,74 58,60 M-58,76 C-20,88 20,88 58,74", 3.2)
    return s + P("M8,-62 C-16,-84 30,-100 6,-132", 3)


MOTIFS = dict(lavender=m_lavender, grass=m_grass, coconut=m_coconut, blossom=m_blossom, orange=m_orange, drop=m_drop,
              eucalyptus=m_eucalyptus, tea=m_tea, lemon=m_lemon, coffee=m_coffee, fig=m_fig, rose=m_rose,
              jasmine=m_jasmine, cedar=m_cedar, palo=m_palo)


def svg(p):
    ink, paper = p.get("ink", "#4a3c30"), p.get("paper", "#f8f4ea")
    lines = p["label"]
    size = p.get("size") or (132 if max(map(len, lines)) <= 11 else 114 if max(map(len, lines)) <= 13 else 106)
    y = 760 + .3 * (size - 132) if len(lines) == 1 else 690
    t = "".join(f'<text x="{W/2}" y="{y + i*size*.98:.0f}" font-size="{size}" font-weight="500" '
                f'stroke="{ink}" stroke-width="1.8" font-family="Cormorant Garamond">{l.replace("&", "&amp;")}</text>' for i, l in enumerate(lines))
    return f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">
<rect width="{W}" height="{H}" fill="{paper}"/>
<rect x="44" y="44" width="{W-88}" height="{H-88}" fill="none" stroke="{ink}" stroke-width="3.5"/>
<g transform="translate({W/2},335) scale(1.28)" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round">{MOTIFS[p["motif"]]()}</g>
<g fill="{ink}" text-anchor="middle">{t}
<path d="M{W/2-60},905 h120" stroke="{ink}" stroke-width="3"/>
<text x="{W/2}" y="978" font-family="Jost" font-size="45" letter-spacing="10">VELA DE CERA DE COCO</text>
<text x="{W/2}" y="1066" font-family="Cormorant Garamond" font-style="italic" font-weight="500" font-size="74" stroke="{ink}" stroke-width="1.6">{p.get("foot", "feita à mão · 180 g")}</text></g></svg>'''


def card():
    """greeting card of the gift picture"""
    return f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 990 690" width="990" height="690">
<rect width="990" height="690" fill="#faf6ee"/><rect x="34" y="34" width="922" height="622" fill="none" stroke="#8a6a52" stroke-width="3"/>
<g transform="translate(495,215) scale(.95)" stroke="#8a6a52" stroke-linecap="round" stroke-linejoin="round">{m_blossom()}</g>
<g fill="#6b4d3a" text-anchor="middle"><text x="495" y="470" font-family="Cormorant Garamond" font-style="italic" font-size="92">Com carinho</text>
<text x="495" y="575" font-family="Jost" font-size="36" letter-spacing="12">LUME &amp; COCO</text></g></svg>'''


def main():
    os.makedirs(OUT, exist_ok=True)
    conf = os.path.join(OUT, "fonts.conf")
    open(conf, "w").write(f'<?xml version="1.0"?><fontconfig><dir>{HERE}/fonts</dir><cachedir>{OUT}/.cache</cachedir></fontconfig>')
    art = {key: svg(p) for key, p in PRODUCTS.items()}
    art["card"] = card()
    art.update({f"tamanho-{wax}": svg(dict(label=[f"{wax} g"], motif="coconut", size=230, foot="feita à mão")) for wax in SIZES})
    for key, text in art.items():
        f = os.path.join(OUT, key)
        if os.path.exists(f + ".png") and os.path.exists(f + ".svg") and open(f + ".svg").read() == text:
            continue                               # drawn already, and the same
        open(f + ".svg", "w").write(text)
        subprocess.run(["rsvg-convert", "-o", f + ".png", f + ".svg"], check=True,
                       env=dict(os.environ, FONTCONFIG_FILE=conf))


if __name__ == "__main__":
    main()
