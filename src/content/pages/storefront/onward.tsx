import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { brandPagesCopy } from '#content/pages/copy/brand-pages.ts'
import type { OnwardCard } from '#settings/domain/brand-page.ts'
import { Icon } from '#ui/elements/icon.tsx'

export function Onward({ cards }: { cards: readonly OnwardCard[] }) {
  if (cards.length === 0) return null
  return (
    <nav className="wrap onward" aria-labelledby="continue">
      <h2 id="continue">{brandPagesCopy.onward}</h2>
      {cards.map(({ name, title, text }) => (
        <Link key={name} to={pathTo(name)} prefetch="intent">
          <b>{title}</b>
          <span>{text}</span>
          <Icon name="arrow-right" />
        </Link>
      ))}
    </nav>
  )
}
