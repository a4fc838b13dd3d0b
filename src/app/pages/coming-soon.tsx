import { NewsletterForm } from '#content/newsletter/storefront/newsletter-form.tsx'
import { comingSoonCopy } from '#platform/copy/closed-shop.ts'
import { useShopName } from '#ui/browser/use-root-data.ts'
import { isNamed } from '#ui/copy/shop-name.ts'

export default function ComingSoon() {
  const name = useShopName()
  return (
    <main id="conteudo" tabIndex={-1} className="soon center grid">
      <h1>{comingSoonCopy.title}</h1>
      <p className="lead">
        {comingSoonCopy.lead(isNamed(name) ? name : '')} {comingSoonCopy.invitation}
      </p>
      <NewsletterForm words={comingSoonCopy.form} />
    </main>
  )
}
