import { pathTo } from '#addresses.ts'
import { frameCopy } from '#copy/shop/frame.ts'
import { BlownOutCandle } from '#web/kit/elements/blown-out-candle.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'

/** For the route that matches nothing, and for error boundaries that met a 404. */
export function NotFoundPage() {
  return (
    <main id="conteudo" tabIndex={-1}>
      <NotFound />
    </main>
  )
}

/** The same where the frame has the page's `main` already. */
export function NotFound() {
  const { notFound } = frameCopy
  return (
    <div className="wrap nf">
      <p className="nf__num" role="img" aria-label={notFound.number}>
        <span aria-hidden="true">4</span>
        <BlownOutCandle />
        <span aria-hidden="true">4</span>
      </p>
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <div className="row nf__act">
        <LinkButton to={pathTo('home')}>{notFound.home}</LinkButton>
        <LinkButton to={pathTo('products')} variant="ghost">
          {notFound.products}
        </LinkButton>
      </div>
    </div>
  )
}
