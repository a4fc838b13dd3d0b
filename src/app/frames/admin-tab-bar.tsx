import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminFrameCopy } from '#ui/copy/admin-frame.ts'
import { AdminIcon, type AdminIconName } from '#ui/elements/admin-icon.tsx'
import { useDismissableDetails } from '#ui/overlays/dismissable-details.ts'
import { Waiting } from './admin-navigation.tsx'
import { adminMenuCopy as copy } from './menu-copy.ts'
import { type MenuEntry, type MenuFacts, type MenuGroup, mayOpen, menuGroups } from './menu-groups.ts'

const { groups: names, write } = copy

const writings: readonly {
  page: string
  part?: string
  icon: AdminIconName
  words: { label: string; hint: string }
}[] = [
  { page: pathTo('adminOrderNew'), icon: 'whatsapp', words: write.order },
  { page: pathTo('adminBatches'), part: '#new-batch', icon: 'drop', words: write.batch },
  { page: pathTo('adminStock'), icon: 'list', words: write.stock },
  { page: pathTo('adminCalendarClose'), icon: 'calendar', words: write.dayOff },
]

export function AdminTabBar(facts: MenuFacts) {
  const { pathname } = useLocation()
  const groups = menuGroups(facts, pathname)
  const inTabs: readonly string[] = [names.today, names.orders, names.candles]
  const [today, orders, candles] = inTabs.map((name) => groups.find(({ label }) => label === name))
  const otherGroups = groups.filter(({ label }) => !inTabs.includes(label))
  return (
    <nav className="tab-bar" aria-label={copy.shortcuts}>
      <Tab group={today} />
      <Tab group={orders} />
      <Sheet label={write.label} icon="pencil">
        <h2>{write.title}</h2>
        <Writings facts={facts} />
      </Sheet>
      <Tab group={candles} />
      <Sheet
        label={copy.more}
        icon="menu"
        waiting={otherGroups.reduce((sum, group) => sum + group.waiting, facts.awaitedPix ?? 0)}
        isHere={otherGroups.some(({ isHere }) => isHere)}
      >
        {mayOpen(facts, pathTo('adminOrders')) && (
          <Form action={pathTo('adminOrders')} role="search" className="tab-sheet__search">
            <AdminIcon name="search" className="tab-sheet__glass" />
            <input
              className="input"
              type="search"
              name="search"
              aria-label={copy.search}
              placeholder={copy.search}
            />
          </Form>
        )}
        <Pages entries={groups.flatMap(({ place, entries }) => (place ? entries.slice(1) : []))} />
        {groups
          .filter(({ place }) => !place)
          .map((group) => (
            <section key={group.label} className="tab-sheet__group" aria-label={group.label}>
              <h3>
                <AdminIcon name={group.icon} size="s" className="tab-sheet__icon" />
                {group.label}
              </h3>
              <Pages entries={group.entries} />
            </section>
          ))}
        <Link className="tab-sheet__leave mt2" to={pathTo('home')}>
          <AdminIcon name="arrow-left" size="s" />
          {adminFrameCopy.backToSite}
        </Link>
      </Sheet>
    </nav>
  )
}

function Tab({ group }: { group: MenuGroup | undefined }) {
  const first = group?.entries[0]
  if (!group || !first) return null
  const current = first.current ?? (group.isHere ? 'true' : undefined)
  return (
    <Link className="tab-bar__tab" to={first.to} aria-current={current}>
      <AdminIcon name={group.icon} />
      {group.label}
      <Waiting count={first.waiting} />
    </Link>
  )
}

interface SheetProps {
  label: string
  icon: AdminIconName
  waiting?: number
  isHere?: boolean
  children: ReactNode
}

/** A `details` element, so it opens before any script. Escape, a click outside or a choice closes it. */
function Sheet({ label, icon, waiting = 0, isHere, children }: SheetProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(ref)

  function close() {
    if (ref.current) ref.current.open = false
  }

  function closeAfterChoice({ target }: MouseEvent<HTMLDivElement>) {
    if ((target as Element).closest('a')) close()
  }

  return (
    <details ref={ref} className="tab-sheet" onSubmit={close}>
      <summary className="tab-bar__tab" aria-current={isHere ? 'true' : undefined}>
        <AdminIcon name={icon} />
        {label}
        <Waiting count={waiting} />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="tab-sheet__beside" onClick={close} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: presses on the links inside, which have their own keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="tab-sheet__panel" onClick={closeAfterChoice}>
        {children}
      </div>
    </details>
  )
}

function Writings({ facts }: { facts: MenuFacts }) {
  return (
    <ul className="tab-sheet__write list">
      {writings
        .filter(({ page }) => mayOpen(facts, page))
        .map(({ page, part = '', icon, words }) => (
          <li key={page}>
            <Link to={page + part}>
              <AdminIcon name={icon} className="tab-sheet__icon" />
              <span>
                <b>{words.label}</b>
                <small>{words.hint}</small>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}

function Pages({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="grid g0 tab-sheet__pages">
      {entries.map(({ to, label, waiting, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current}>
            <span>{label}</span>
            <Waiting count={waiting} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
