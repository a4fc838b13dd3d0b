import { Link } from 'react-router'
import { productCopy } from '#catalogue/product-page/copy/product.ts'
import { IntensityFlames } from './intensity-flames.tsx'
import type { FactView } from './product-facts-view.server.ts'

const MAX_INLINE_LENGTH = 90

interface DetailsSectionProps {
  facts: readonly FactView[]
  questions: readonly { question: string; answer: string }[]
}

export function DetailsSection({ facts, questions }: DetailsSectionProps) {
  return (
    <section className="section" aria-labelledby="especificacoes">
      <div className="wrap two split">
        <div>
          <h2 id="especificacoes">{productCopy.specifications}</h2>
          <FactList facts={facts} />
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

export function FactList({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className="facts grid g0 mt5">
      {facts.map(({ name, value, to, seal, intensity }) => (
        <div key={name} className={seal || value.length > MAX_INLINE_LENGTH ? 'facts__text' : undefined}>
          <dt>{name}</dt>
          <dd className={seal ? 'facts__sealed' : intensity && 'facts__drawn strip'}>
            {seal && <img src={seal} width={48} height={48} alt="" loading="lazy" />}
            {to ? <Link to={to}>{value}</Link> : value} {intensity && <IntensityFlames {...intensity} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
