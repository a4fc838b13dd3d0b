import { pathTo } from '#addresses.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { LinkButton } from '#ui/elements/button.tsx'

export function NewsletterPromo({ text }: { text: string }) {
  return (
    <section className="drawer__promo" aria-label={frameCopy.ritual.title}>
      <h3>{frameCopy.ritual.title}</h3>
      {text && <p className="small muted mt2">{text}</p>}
      <LinkButton to={`${pathTo('home')}#ritual`} small block className="mt4">
        {frameCopy.ritual.subscribe}
      </LinkButton>
    </section>
  )
}
