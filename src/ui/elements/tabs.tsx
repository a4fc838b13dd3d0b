import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/browser/class-names.ts'

export interface Tab {
  id: string
  label: string
  content: ReactNode
  href?: string
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  initial?: string
  selected?: string
  onSelect?: (id: string) => void
  fill?: boolean
}

/** All panels stay in the DOM, because a form may span them. */
export function Tabs({ label, tabs, initial, selected, onSelect, fill = false }: TabsProps) {
  const id = useId()
  const [chosenId, setChosenId] = useState(initial ?? tabs[0]?.id)
  const current = selected ?? chosenId

  function select(tab: string) {
    setChosenId(tab)
    onSelect?.(tab)
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const next = tabForKey(event.key, tabs, current)
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(`${id}-tab-${next.id}`)?.focus()
  }

  return (
    <>
      <div
        className={classNames('tabs', fill && 'tabs--fill', tabs.every((tab) => tab.href) && 'tabs--links')}
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
      >
        {tabs.map((tab) => (
          <TabHandle
            key={tab.id}
            tab={tab}
            id={id}
            selected={tab.id === current}
            onSelect={() => select(tab.id)}
          />
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.content}
        </div>
      ))}
    </>
  )
}

interface TabHandleProps {
  tab: Tab
  id: string
  selected: boolean
  onSelect: () => void
}

function TabHandle({ tab, id, selected, onSelect }: TabHandleProps) {
  const wiring = {
    id: `${id}-tab-${tab.id}`,
    className: 'tab',
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': `${id}-panel-${tab.id}`,
    tabIndex: selected ? 0 : -1,
  } as const
  if (!tab.href) {
    return (
      <button type="button" {...wiring} onClick={onSelect}>
        {tab.label}
      </button>
    )
  }
  const selectHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect()
  }
  return (
    <Link {...wiring} to={tab.href} onClick={selectHere}>
      {tab.label}
    </Link>
  )
}

function tabForKey(key: string, tabs: readonly Tab[], current: string | undefined): Tab | undefined {
  const currentIndex = tabs.findIndex((tab) => tab.id === current)
  if (key === 'ArrowRight') return tabs[(currentIndex + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(currentIndex - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}
