import { storyCopy } from '#copy/product/product-story.ts'
import { NoteShape } from '#web/catalogue/note-shape.tsx'
import type { ScentView } from './product-scent-view.server.ts'

/** From the tip down: its shades, its shape, the two ends of the line to its words, and where its note lies. */
const layers = [
  ['top', '#fdeccb', '#f0b866', 'M0 0h140v172H0z', 94, 72, 76, '77 118) scale(.62'],
  ['heart', '#e7a449', '#cc7724', 'M0 150c30-10 44 12 72 4s44-12 68-2v170H0z', 130, 226, 40, '70 228'],
  ['base', '#a9531f', '#4f2413', 'M0 312c32 12 46-10 74-3s42 12 66 0v170H0z', 124, 394, 46, '71 394'],
] as const

/** The pyramid as a flame in three layers; each shows what its first note is made of. */
export function ScentFlame({ drawings }: { drawings: ScentView['drawings'] }) {
  return (
    <svg viewBox="0 0 172 480" role="img" aria-label={storyCopy.scent.drawing}>
      <clipPath id="flame-shape">
        <path d="M84 6C88 90 132 150 132 290C132 400 108 474 70 474C32 474 8 400 8 300C8 176 76 130 84 6z" />
      </clipPath>
      <g clipPath="url(#flame-shape)">
        {layers.map(([layer, from, to, shape]) => (
          <g key={layer}>
            <linearGradient id={`flame-${layer}`} x2="0" y2="1">
              <stop stopColor={from} />
              <stop offset="1" stopColor={to} />
            </linearGradient>
            <path fill={`url(#flame-${layer})`} d={shape} />
          </g>
        ))}
      </g>
      {layers.map(([layer, , , , x, y, length, place]) => (
        <g key={layer}>
          <path className="flame__leader" d={`M${x} ${y}h${length}`} />
          <circle className="flame__end" cx={x} cy={y} r="2" />
          <g
            className={layer === 'top' ? 'flame__note flame__note--dark' : 'flame__note'}
            transform={`translate(${place})`}
          >
            <NoteShape drawing={drawings[layer]} />
          </g>
        </g>
      ))}
    </svg>
  )
}
