import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { useShopName } from '#ui/browser/use-root-data.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { BrandSymbol, Logo } from '#ui/elements/logo.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { adminMenuCopy as copy } from './menu-copy.ts'
import { type MenuEntry, type MenuFacts, type MenuGroup, menuGroups } from './menu-groups.ts'

export function AdminNavigation(facts: MenuFacts) {
  const { pathname } = useLocation()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => dismissByEscape(ref.current), [])
  return (
    <nav ref={ref} className="side__list" aria-label={copy.navigation}>
      <Link className="side__logo" to={pathTo('adminToday')} aria-label={useShopName()}>
        <Logo alt="" className="logo--full" />
        <BrandSymbol />
      </Link>
      <ul className="grid side__groups">
        {menuGroups(facts, pathname).map((group) => (
          <li key={group.label} className="side__group">
            {group.place ? <Place group={group} place={group.place} /> : <Disclosure group={group} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Place({ group, place }: { group: MenuGroup; place: MenuEntry }) {
  return (
    <>
      <Link
        className="side__item strip"
        to={place.to}
        aria-current={place.current}
        data-waiting={group.waiting > 0 || undefined}
      >
        <AdminIcon name={group.icon} />
        <span className="side__label">{group.label}</span>
        <Waiting count={place.waiting} />
      </Link>
      <Pages title={group.label} entries={group.entries.filter((entry) => entry !== place)} />
    </>
  )
}

function Disclosure({ group }: { group: MenuGroup }) {
  return (
    <details className="side__fold" open={group.isHere}>
      <summary
        className="side__item strip"
        data-here={group.isHere || undefined}
        data-waiting={group.waiting > 0 || undefined}
      >
        <AdminIcon name={group.icon} />
        <span className="side__label">{group.label}</span>
        <Waiting count={group.waiting} />
      </summary>
      <Pages title={group.label} entries={group.entries} />
    </details>
  )
}

function Pages({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  return (
    <div className="side__pages">
      <p className="side__title" aria-hidden="true">
        {title}
      </p>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ to, label, waiting, current }) => (
            <li key={to}>
              <Link className="side__page strip" to={to} aria-current={current}>
                <span>{label}</span>
                <Waiting count={waiting} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <b className="side__pill">
      {count}
      <VisuallyHidden> {copy.waiting}</VisuallyHidden>
    </b>
  )
}

/** Escape closes flyouts until the pointer or focus leaves the group and returns (WCAG 1.4.13). */
function dismissByEscape(nav: HTMLElement | null) {
  if (!nav) return
  const departure = new AbortController()
  const { signal } = departure
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    for (const group of nav.querySelectorAll<HTMLElement>('.side__group:is(:hover, :focus-within)')) {
      if (group.contains(document.activeElement)) group.querySelector<HTMLElement>('.side__item')?.focus()
      group.dataset.dismissed = ''
    }
  }
  const allow = ({ currentTarget }: Event) => delete (currentTarget as HTMLElement).dataset.dismissed
  document.addEventListener('keydown', dismiss, { signal })
  for (const group of nav.querySelectorAll('.side__group'))
    for (const kind of ['pointerleave', 'focusout']) group.addEventListener(kind, allow, { signal })
  return () => departure.abort()
}
