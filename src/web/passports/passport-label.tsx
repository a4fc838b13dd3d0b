import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { passportCopy as words } from '#copy/product/passport.ts'
import { Image } from '#web/kit/elements/image.tsx'
import type { PassportView } from './passport-view.server.ts'

/** The paper label of the jar, grown to a page: she owns the candle, so nothing here sells one. */
export function PassportLabel({ passport }: { passport: PassportView }) {
  const { code, number, name, slug, facts, scent, image, isReady } = passport
  return (
    <section className="passport" aria-labelledby="leva">
      <figure className="passport__picture">
        <Image image={image} sizes="(min-width: 62rem) 60vw, 100vw" priority />
      </figure>
      <div className="passport__side">
        <div className="passport__label label-frame">
          <p className="passport__intro">{words.intro}</p>
          <h1 id="leva">{words.number(number)}</h1>
          <p className="passport__name">
            {slug ? <Link to={pathTo('product', { slug })}>{name}</Link> : <span>{name}</span>}
          </p>
          <dl className="passport__facts">
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
            {scent && (
              <div className="passport__scent">
                <dt>{words.scent}</dt>
                <dd>{scent}</dd>
              </div>
            )}
          </dl>
          <PassportNote {...passport} />
          <p className="passport__act">
            <a className="btn" href="#cuidar">
              {words.light}
            </a>
            {isReady && (
              <Link className="text-btn" to={pathTo('passportReview', { code })} rel="nofollow">
                {words.review}
              </Link>
            )}
          </p>
          {isReady && <p className="passport__hint">{words.reviewHint}</p>}
        </div>
      </div>
    </section>
  )
}

/** In her own words, signed by who poured. */
function PassportNote({ note, pouredBy }: Pick<PassportView, 'note' | 'pouredBy'>) {
  if (note === '') return null
  return (
    <figure className="passport__note">
      <blockquote>
        <p>{note}</p>
      </blockquote>
      {pouredBy && <figcaption>{pouredBy}</figcaption>}
    </figure>
  )
}
