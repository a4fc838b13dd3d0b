import { pathTo } from '#addresses.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { LinkButton } from '#ui/elements/button.tsx'

export function NotFoundPage() {
  return (
    <main id="conteudo" tabIndex={-1}>
      <NotFound />
    </main>
  )
}

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
      <div className="cluster nf__act">
        <LinkButton to={pathTo('home')}>{notFound.home}</LinkButton>
        <LinkButton to={pathTo('products')} variant="ghost">
          {notFound.products}
        </LinkButton>
      </div>
    </div>
  )
}

function BlownOutCandle() {
  return (
    <svg
      viewBox="0 0 120 190"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className="nf__smoke">
        <path d="M60 62c-13-12 9-18 0-32s6-16 1-27" />
        <path d="M66 56c-4-8 8-12 4-22" opacity=".5" />
      </g>
      <path d="M60 86V70" strokeWidth="2.2" />
      <ellipse cx="60" cy="82" rx="44" ry="9" />
      <path d="M16 82v84c0 8 20 14 44 14s44-6 44-14V82" />
      <path d="M16 98c6 6 24 9 44 9s38-3 44-9" />
      <path className="nf__label" d="M34 118c16 3 36 3 52 0v40c-16 3-36 3-52 0z" />
      <path d="M38 122.5c14 2.5 30 2.5 44 0v31.5c-14 2.5-30 2.5-44 0z" strokeWidth=".9" />
      <path d="M60 129c.6 4 4.5 6 4.5 10a4.5 4.5 0 0 1-9 0c0-4 3.9-6 4.5-10z" strokeWidth="1.2" />
    </svg>
  )
}
