import { storyCopy } from '#copy/product/product-story.ts'
import type { ScentPyramid } from '#domain/catalogue/product-facts.ts'
import { FactList } from './details-section.tsx'
import type { ScentView } from './product-scent-view.server.ts'
import { ScentFlame } from './scent-flame.tsx'

const layers: readonly (keyof ScentPyramid)[] = ['top', 'heart', 'base']

export function ScentSection({ story }: { story: ScentView }) {
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
                <h3>{listed(pyramid[layer])}</h3>
                <small>{scent.layers[layer].text}</small>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function listed([first = '', ...others]: string[]): string {
  return [first, ...others.map((note) => note.charAt(0).toLowerCase() + note.slice(1))].join(', ')
}
