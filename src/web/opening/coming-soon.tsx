// Offered to: home

import { comingSoonCopy } from '#copy/shop/closed-shop.ts'
import { isNamed } from '#copy/shop/shop-name.ts'
import { useShopName } from '#web/kit/browser/use-root-data.ts'
import { NewsletterForm } from '#web/newsletter/newsletter-form.tsx'

/** 'Em breve': the owner's name, that they are at it, and a way to hear of the day. */
export default function ComingSoon() {
  const name = useShopName()
  return (
    <main id="conteudo" tabIndex={-1} className="soon">
      <h1>{comingSoonCopy.title}</h1>
      <p className="lead">
        {comingSoonCopy.lead(isNamed(name) ? name : '')} {comingSoonCopy.invitation}
      </p>
      <NewsletterForm words={comingSoonCopy.form} />
    </main>
  )
}
