"""Twelve seconds of the pour, without an end: python3 pour_loop.py  (needs ffmpeg)

Moves what moves in ../photographs/processo-vertendo-cera.webp and leaves the rest of the picture still: the ribbon of wax
shimmers as it falls and rings run over the pool.  Every motion comes back to its beginning after twelve seconds, so the loop
has no seam, and its first frame is the picture it lies on.
"""
import os
import subprocess
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
STILL = os.path.join(HERE, "..", "photographs", "processo-vertendo-cera.webp")
OUT = os.path.join(HERE, "..", "..", "src", "web", "brand-pages", "vertendo-cera.mp4")
W, H, FPS, SECONDS = 1200, 960, 24, 12
TAU = 2 * np.pi
PX = W / 800                                       # motions were judged at 800 px
# in parts of the picture's width, as measured in it: the middle of the ribbon from lip to pool, the pool's ellipse
RIBBON = np.array([(.598, .3575), (.617, .3600), (.6285, .3720), (.6385, .4100), (.6475, .4600), (.6560, .5200), (.6640, .5750)])
FOOT, POOL = (.6640, .5760), ((.6920, .5720), (.1040, .0390))


def still():
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", STILL, "-vf", f"scale={W}:{H}:flags=lanczos", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
                         capture_output=True, check=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(H, W, 3).astype(np.float32)


def sample(img, x, y):
    """bilinear"""
    x, y = np.clip(x, 0, W - 1.001), np.clip(y, 0, H - 1.001)
    i, j = x.astype(int), y.astype(int)
    u, v = (x - i)[..., None], (y - j)[..., None]
    return (img[j, i] * (1 - u) + img[j, i + 1] * u) * (1 - v) + (img[j + 1, i] * (1 - u) + img[j + 1, i + 1] * u) * v


Y, X = np.mgrid[0:H, 0:W].astype(np.float32)


def middle(y):
    return np.interp(y / W, RIBBON[:, 1], RIBBON[:, 0]) * W


def ribbon_mask():
    """how much a pixel belongs to the ribbon, and how long its wax has been falling"""
    inside = (Y / W > RIBBON[0, 1]) & (Y / W < RIBBON[-1, 1] + .004)
    wide = np.interp(Y / W, (.3575, .372, .42, .576), (14, 12, 9, 8)) * PX
    m = np.clip(1.6 - np.abs(X - middle(Y)) / wide * 1.6, 0, 1) * inside
    fall = np.sqrt(np.clip((Y / W - .352) / .224, 0, 1))
    return m, fall


def pool_mask():
    (cx, cy), (rx, ry) = POOL
    e = np.hypot((X / W - cx) / rx, (Y / W - cy) / ry)
    d = np.hypot((X / W - FOOT[0]), (Y / W - FOOT[1]) / (ry / rx))
    wick = (np.abs(X / W - .6975) < .008) & (Y / W < .558)
    return np.clip((1 - e) * 5, 0, 1) * ~wick, d


def frames():
    img = still()
    wax, fall = ribbon_mask()
    pool, d = pool_mask()
    (x0, x1), (y0, y1) = ((int(a.min()) - 4, int(a.max()) + 5) for a in (X[(wax + pool) > 0], Y[(wax + pool) > 0]))
    part = slice(y0, y1), slice(x0, x1)
    x, y, wax, fall, pool, d = (a[part] for a in (X, Y, wax, fall, pool, d))
    base = img[part]
    side = np.tanh((x - middle(y)) / 3 / PX)
    away = np.arctan2(y / W - FOOT[1], x / W - FOOT[0])
    for k in range(FPS * SECONDS):
        t = k / (FPS * SECONDS)
        # whole turns only, and nothing at the beginning
        turn = lambda n, ph: np.sin(TAU * n * t + ph) - np.sin(ph)
        run = lambda a, n, ph=0: np.sin(TAU * (a - n * t) + ph) - np.sin(TAU * a + ph)
        # pool: rings run outwards; their slopes catch the light
        slope = (run(d * 46, 22) * np.exp(-d / .045) + .5 * run(d * 24, 13) * np.exp(-d / .10)) * np.clip(d / .012, 0, 1) * pool
        out = sample(img, x + 1.1 * PX * slope * np.cos(away), y + .55 * PX * slope * np.sin(away)) * (1 + .050 * slope)[..., None]
        # ribbon: sways a little more the longer it falls; thicker and thinner places run down it
        sway = PX * fall ** 2 * (.85 * turn(7, fall * 3) + .55 * turn(16, fall * 5))
        bands = run(fall * 5, 31) + .6 * run(fall * 9, 47, 1)
        moved = sample(img, x - sway - .35 * PX * bands * fall * side, y) * (1 + .028 * bands * np.clip(fall, .25, 1))[..., None]
        frame = img.copy()
        frame[part] = out + (moved - base) * wax[..., None]
        yield np.clip(frame, 0, 255).astype(np.uint8)


def main():
    feed = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{W}x{H}", "-r", str(FPS), "-i", "-", "-an", "-pix_fmt", "yuv420p"]
    colour = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]   # as browsers assume
    codec = [*colour, "-c:v", "libx264", "-preset", "slow", "-crf", "24", "-g", str(FPS * SECONDS), "-movflags", "+faststart"]
    p = subprocess.Popen(["ffmpeg", "-v", "error", "-y", *feed, *codec, OUT], stdin=subprocess.PIPE)
    for f in frames():
        p.stdin.write(f.tobytes())
    p.stdin.close()
    if p.wait():
        raise SystemExit("ffmpeg failed")
    print(OUT, os.path.getsize(OUT))


if __name__ == "__main__":
    main()
