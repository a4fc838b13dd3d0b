import { pathTo } from '#addresses.ts'
import { useNewsletterName } from '#ui/browser/use-root-data.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { LinkButton } from '#ui/elements/button.tsx'

export function NewsletterPromo({ text }: { text: string }) {
  const name = useNewsletterName()
  return (
    <section className="drawer__promo" aria-label={name}>
      <h3>{name}</h3>
      {text && <p className="small muted mt2">{text}</p>}
      <LinkButton to={`${pathTo('home')}#ritual`} small block className="mt4">
        {frameCopy.newsletter.subscribe}
      </LinkButton>
    </section>
  )
}
