import { productCopy } from '#copy/product.ts'
import { IntensityFlames } from './intensity-flames.tsx'
import type { FactView, SizesTable } from './product-facts-view.server.ts'

interface DetailsSectionProps {
  facts: readonly FactView[]
  sizes: SizesTable | null
  questions: readonly { question: string; answer: string }[]
}

export function DetailsSection({ facts, sizes, questions }: DetailsSectionProps) {
  return (
    <section className="section" aria-labelledby="especificacoes">
      <div className="wrap two">
        <div>
          <h2 id="especificacoes">{productCopy.specifications}</h2>
          <FactList facts={facts} />
          {sizes && <SizeComparison {...sizes} />}
        </div>
        {questions.length > 0 && (
          <div>
            <h2>{productCopy.questions}</h2>
            <div className="accordion mt5">
              {questions.map(({ question, answer }, index) => (
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

/** All sizes at once: to compare them, and to know them where no script follows the choice. */
function SizeComparison({ columns, rows }: SizesTable) {
  return (
    <table className="sizes mt6">
      <caption>{productCopy.sizes}</caption>
      <thead>
        <tr>
          <th scope="col">{productCopy.size}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={columns[place]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function FactList({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className="facts mt5">
      {facts.map(({ name, value, intensity }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={intensity && 'facts__drawn'}>
            {value} {intensity && <IntensityFlames {...intensity} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
