import { physicalCopy, productCopy, usualSpecifications } from '#copy/product.ts'
import {
  type Fact,
  intensity,
  listedSpecifications,
  physicalFacts,
  type Specifications,
} from '#domain/catalogue/product-facts.ts'
import { IntensityFlames } from './intensity-flames.tsx'

interface DetailsSectionProps {
  product: {
    specifications: Specifications
    weight: number
    dimensions: { length: number; width: number; height: number } | null
    faq: readonly { question: string; answer: string }[]
  }
  /** What the chosen size says instead. */
  sizeAttributes: Specifications
  /** Weight and dimensions are known of the usual size only. */
  isUsualSize: boolean
}

export function DetailsSection({ product, sizeAttributes, isUsualSize }: DetailsSectionProps) {
  return (
    <section className="section" aria-labelledby="especificacoes">
      <div className="wrap two">
        <div>
          <h2 id="especificacoes">{productCopy.specifications}</h2>
          <dl className="facts mt5">
            {factsOf(product, sizeAttributes, isUsualSize).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                {name === productCopy.scent.intensity ? <IntensityFact value={value} /> : <dd>{value}</dd>}
              </div>
            ))}
          </dl>
        </div>
        {product.faq.length > 0 && (
          <div>
            <h2>{productCopy.questions}</h2>
            <div className="accordion mt5">
              {product.faq.map(({ question, answer }, index) => (
                <details key={question} open={index === 0}>
                  <summary>{question}</summary>
                  <p className="answer">{answer}</p>
                </details>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

/** The owner's own 'Peso' or 'Dimensões' among the specifications goes before the product's figures. */
function factsOf(
  product: DetailsSectionProps['product'],
  ofSize: Specifications,
  isUsualSize: boolean,
): Fact[] {
  const listed = listedSpecifications(product.specifications, { usual: usualSpecifications, ofSize })
  if (!isUsualSize) return listed
  const { weightGrams, dimensions } = physicalFacts(product)
  const figures: Fact[] = [
    [physicalCopy.weight, physicalCopy.grams(weightGrams)],
    [physicalCopy.dimensions, physicalCopy.centimetres(dimensions)],
  ]
  const names = new Set(listed.map(([name]) => name))
  return [...listed, ...figures.filter(([name]) => !names.has(name))]
}

function IntensityFact({ value }: { value: string }) {
  const read = intensity({ [productCopy.scent.intensity]: value })
  if (!read) return <dd>{value}</dd>
  return (
    <dd className="facts__drawn">
      {read.word} <IntensityFlames {...read} />
    </dd>
  )
}
