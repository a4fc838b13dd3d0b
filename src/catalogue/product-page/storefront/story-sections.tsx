import { careCopy, storyCopy } from '#catalogue/product-page/copy/product-story.ts'
import type { ScentPyramid } from '#catalogue/products/domain/product-facts.ts'
import { NoteShape } from '#catalogue/products/storefront/note-shape.tsx'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { CareSteps } from './care-steps.tsx'
import { FactList } from './details-section.tsx'
import type { ProductOnPage } from './product-facts.ts'
import type { ScentView } from './product-scent-view.server.ts'

interface AboutSectionProps {
  name: string
  description: string
  features: readonly string[]
}

const layers: readonly (keyof ScentPyramid)[] = ['top', 'heart', 'base']

export interface StorySectionsProps {
  product: Pick<ProductOnPage, 'name' | 'description' | 'features' | 'images'>
  story: ScentView | null
  comparison: number | undefined
}

export default function StorySections({ product, story, comparison }: StorySectionsProps) {
  const inUse = product.images.filter((_, place) => place > 0 && place !== comparison)
  return (
    <>
      <AboutSection {...product} />
      {story && <ScentSection story={story} />}
      <CareSection image={inUse.at(-1)} />
    </>
  )
}

function ScentSection({ story }: { story: ScentView }) {
  const { pyramid, facts, drawings } = story
  const { scent } = storyCopy
  return (
    <section className="section section--follows" aria-labelledby="perfume">
      <div className="wrap scent">
        <div>
          <h2 id="perfume">{scent.title}</h2>
          <p className="lead mt4">{scent.lead}</p>
          <FactList facts={facts} />
        </div>
        <div className="scent__flame">
          <ScentFlame drawings={drawings} />
          <ol className="notes">
            {layers.map((layer) => (
              <li key={layer}>
                <p className="when">
                  {scent.layers[layer].name} <span>{scent.layers[layer].when}</span>
                </p>
                <h3>{joinNotes(pyramid[layer])}</h3>
                <small>{scent.layers[layer].text}</small>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function joinNotes([first = '', ...others]: string[]): string {
  return [first, ...others.map((note) => note.charAt(0).toLowerCase() + note.slice(1))].join(', ')
}

function CareSection({ image }: { image: ImageInfo | undefined }) {
  return (
    <section className="section section--linen" aria-labelledby="cuidar">
      <div className={image ? 'wrap process split' : 'wrap two split'}>
        {image && (
          <figure className="settle">
            <Image image={image} alt="" sizes="(min-width: 62rem) 58vw, 100vw" />
          </figure>
        )}
        <div>
          <h2 id="cuidar">{careCopy.title}</h2>
          <p className="lead mt4">{careCopy.lead}</p>
          {image && <CareSteps />}
        </div>
        {!image && <CareSteps />}
      </div>
    </section>
  )
}

function AboutSection({ name, description, features }: AboutSectionProps) {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
  if (paragraphs.length === 0 && features.length === 0) return null
  return (
    <section className="section" aria-labelledby="sobre-a-vela">
      <div className="wrap two split two--story">
        <div>
          <h2 id="sobre-a-vela">{storyCopy.about(name)}</h2>
          <div className="prose story mt5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {features.length > 0 && (
          <div>
            <h3>{storyCopy.features}</h3>
            <ul className="features mt4">
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" size="s" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

/**
 * From top to bottom: gradient colours, path, ends of the label line, and the transform of the note
 * drawing.
 */
const flameLayers = [
  ['top', '#fdeccb', '#f0b866', 'M0 0h140v172H0z', 94, 72, 76, '77 118) scale(.62'],
  ['heart', '#e7a449', '#cc7724', 'M0 150c30-10 44 12 72 4s44-12 68-2v170H0z', 130, 226, 40, '70 228'],
  ['base', '#a9531f', '#4f2413', 'M0 312c32 12 46-10 74-3s42 12 66 0v170H0z', 124, 394, 46, '71 394'],
] as const

export function ScentFlame({ drawings }: { drawings: ScentView['drawings'] }) {
  return (
    <svg viewBox="0 0 172 480" role="img" aria-label={storyCopy.scent.drawing}>
      <clipPath id="flame-shape">
        <path d="M84 6C88 90 132 150 132 290C132 400 108 474 70 474C32 474 8 400 8 300C8 176 76 130 84 6z" />
      </clipPath>
      <g clipPath="url(#flame-shape)">
        {flameLayers.map(([layer, from, to, shape]) => (
          <g key={layer}>
            <linearGradient id={`flame-${layer}`} x2="0" y2="1">
              <stop stopColor={from} />
              <stop offset="1" stopColor={to} />
            </linearGradient>
            <path fill={`url(#flame-${layer})`} d={shape} />
          </g>
        ))}
      </g>
      {flameLayers.map(([layer, , , , x, y, length, place]) => (
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
