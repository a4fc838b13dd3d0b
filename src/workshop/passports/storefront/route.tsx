import { data, Link, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { fireWarning } from '#catalogue/product-page/copy/fire-warning.ts'
import { careCopy } from '#catalogue/product-page/copy/product-story.ts'
import { CareSteps } from '#catalogue/product-page/storefront/care-steps.tsx'
import { functionCopy } from '#platform/copy/functions.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { NO_CLIENT, requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { Image } from '#ui/elements/image.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { pageMeta, privateMeta, unlistedHeaders } from '#ui/seo/page-meta.ts'
import { productLinks, readingLinks } from '#ui/styles/shop-sheets.ts'
import { passportCopy as words } from '#workshop/passports/copy/passport.ts'
import { findPassport } from '#workshop/passports/use-cases/find-passport.ts'
import type { Route } from './+types/route'
import { describePassport, type PassportView } from './passport-view.server.ts'

export const links = () => [...productLinks(), ...readingLinks()]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { clientAddress } = requestOf(context)
  const client = clientAddress === NO_CLIENT ? null : clientAddress
  const passport = await findPassport(shopOf(context), { typed: params.code, clientAddress: client })
  if (!passport.ok) {
    const isTooMany = passport.code === 'too-many'
    const notice = isTooMany
      ? { title: words.tooMany, text: functionCopy.tooMany(passport.details.retryAfterSeconds) }
      : words.none
    return data({ passport: null, none: notice }, { status: isTooMany ? 429 : 404, headers: unlistedHeaders })
  }
  const { code, productId } = passport.value
  const { batchCounts } = shopOf(context).settings.current().values.features
  if (params.code !== code) throw redirect(pathTo('passport', { code }), 301)
  return cacheable(
    { passport: describePassport(passport.value, { showsCount: batchCounts !== '' }), none: null },
    [`product:${productId}`],
  )
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData?.passport) return privateMeta(matches, loaderData?.none.title ?? words.none.title)
  const { code, number, name, image } = loaderData.passport
  return pageMeta(matches, {
    title: words.title(number, name),
    description: words.description(name),
    path: pathTo('passport', { code }),
    image,
    hidden: true,
  })
}

export default function PassportPage({ loaderData: { passport, none } }: Route.ComponentProps) {
  if (!passport)
    return (
      <main id="conteudo" tabIndex={-1} className="wrap section">
        <EmptyState heading="h1" title={none.title} text={none.text} />
      </main>
    )
  return (
    <main id="conteudo" tabIndex={-1}>
      <PassportLabel passport={passport} />
      <PassportCare safety={passport.safety} />
    </main>
  )
}

function PassportCare({ safety }: { safety: string }) {
  return (
    <section className="section" aria-labelledby="cuidar">
      <div className="wrap two split">
        <div>
          <h2 id="cuidar">{careCopy.title}</h2>
          <p className="lead mt4">{careCopy.lead}</p>
          <div className="passport__safety mt5">
            <h3>{fireWarning.name}</h3>
            <p>{safety}</p>
          </div>
        </div>
        <CareSteps />
      </div>
    </section>
  )
}

/** Has no buy button, because the visitor already owns the candle. */
function PassportLabel({ passport }: { passport: PassportView }) {
  const { code, number, name, slug, facts, scent, image, isReady, seal } = passport
  return (
    <section className="passport" aria-labelledby="leva">
      <figure className="passport__picture">
        <Image image={image} sizes="(min-width: 62rem) 60vw, 100vw" priority />
      </figure>
      <div className="passport__side">
        <div className="passport__label label-frame">
          <div className="passport__head">
            <div>
              <p className="passport__intro">{words.intro}</p>
              <h1 id="leva">{words.number(number)}</h1>
              <p className="passport__name">
                {slug ? <Link to={pathTo('product', { slug })}>{name}</Link> : <span>{name}</span>}
              </p>
            </div>
            <img className="passport__seal" src={seal.address} width={480} height={480} alt={seal.alt} />
          </div>
          <p className="passport__rings">{seal.rings}</p>
          <dl className="passport__facts mt2">
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
          <p className="passport__act cluster mt5">
            <a className="btn" href="#cuidar">
              {words.light}
            </a>
            {isReady && (
              <Link className="text-btn" to={pathTo('passportReview', { code })} rel="nofollow">
                {words.review}
              </Link>
            )}
          </p>
          {isReady && <p className="passport__hint mt2">{words.reviewHint}</p>}
        </div>
      </div>
    </section>
  )
}

function PassportNote({ note, pouredBy }: Pick<PassportView, 'note' | 'pouredBy'>) {
  if (note === '') return null
  return (
    <figure className="passport__note mt4">
      <blockquote>
        <p>{note}</p>
      </blockquote>
      {pouredBy && <figcaption>{pouredBy}</figcaption>}
    </figure>
  )
}
