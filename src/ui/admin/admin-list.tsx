import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import type { ListQuery } from '#platform/domain/list-query.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { listCopy } from '#ui/copy/admin-list.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Pagination } from '#ui/elements/pagination.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListFilters, type ListFiltersProps } from './list-filters.tsx'
import { type Selection, useSelection } from './use-selection.ts'

interface ListTab {
  value: string | null
  label: string
  count?: number
  isAlarm?: boolean
}

interface AdminListProps<Query, Row extends { id: string }> {
  of: ListQuery<Query>
  query: Query
  label: string
  tabs?: { name: keyof Query & string; label: string; options: readonly ListTab[] }
  filters?: Omit<ListFiltersProps<Query>, 'of' | 'query'>
  rows: readonly Row[]
  empty: ReactNode
  nothingFound?: ReactNode
  pages?: PagesProps<Query>['pages']
  head?: ReactNode
  className?: string
  children: ReactNode | ((selection: Selection<Row>) => ReactNode)
}

export function AdminList<Query, Row extends { id: string }>(props: AdminListProps<Query, Row>) {
  const { of, query, tabs, filters, rows, children } = props
  const isLoading = useIsListLoading(of.address({}))
  const selection = useSelection(rows)
  const isFiltered = of.isFiltered(query)
  return (
    <>
      {tabs?.options.some(({ count }) => count !== 0) && <ListTabs of={of} query={query} {...tabs} />}
      {filters && (rows.length > 0 || isFiltered) && <ListFilters of={of} query={query} {...filters} />}
      {props.head}
      {rows.length === 0 ? (
        isFiltered ? (
          (props.nothingFound ?? <NothingFound address={of.address({})} />)
        ) : (
          props.empty
        )
      ) : (
        <section
          className={classNames(props.className ?? 'card', isLoading && 'is-loading')}
          aria-label={props.label}
          aria-busy={isLoading || undefined}
        >
          {typeof children === 'function' ? children(selection) : children}
        </section>
      )}
      {props.pages && <ListPages of={of} query={query} pages={props.pages} />}
    </>
  )
}

function NothingFound({ address }: { address: string }) {
  return (
    <EmptyState
      {...listCopy.nothingFound}
      action={
        <LinkButton variant="ghost" to={address}>
          {listCopy.clear}
        </LinkButton>
      }
    />
  )
}

export function countedTabs<Tab extends string>(
  { label, ...words }: Readonly<Record<Tab | 'label', string>>,
  counts: Readonly<Record<Exclude<Tab, 'label'>, number>>,
) {
  const options = Object.entries<string>(words).map(([tab, name]) => ({
    value: tab === 'all' ? null : tab,
    label: name,
    count: (counts as Readonly<Record<string, number>>)[tab],
  }))
  return { name: 'tab' as const, label, options }
}

function useIsListLoading(address: string): boolean {
  const { location, formMethod } = useNavigation()
  return location?.pathname === address && formMethod === undefined
}

type ListTabsProps<Query> = Pick<AdminListProps<Query, never>, 'of' | 'query'> &
  NonNullable<AdminListProps<Query, never>['tabs']>

export function ListTabs<Query>({ of, query, name, label, options }: ListTabsProps<Query>) {
  const current = query[name]
  return (
    <nav className="tabs tabs--links no-print" aria-label={label}>
      {options.map((option) => (
        <Link
          key={option.value}
          className="tab"
          to={of.address({ ...of.fromStart(query), [name]: option.value })}
          aria-current={option.value === current ? 'page' : undefined}
          preventScrollReset
        >
          {option.label}
          {option.count !== undefined && (
            <b className={classNames('tab__count', option.isAlarm && option.count > 0 && 'is-alarm')}>
              {option.count}
            </b>
          )}
        </Link>
      ))}
    </nav>
  )
}

interface PagesProps<Query> {
  of: ListQuery<Query>
  query: Query
  pages: { count: number; page?: number } | { newer: Partial<Query> | null; older: Partial<Query> | null }
}

function ListPages<Query>({ of, query, pages }: PagesProps<Query>) {
  const start = of.fromStart(query)
  if ('count' in pages)
    return (
      <Pagination
        page={pages.page ?? (query as { page?: number }).page ?? 1}
        pageCount={pages.count}
        hrefFor={(page) => of.address({ ...start, page })}
      />
    )
  const { newer, older } = pages
  if (!newer && !older) return null
  return (
    <nav className="pages pages--words" aria-label={listCopy.pages}>
      {newer && (
        <Link to={of.address({ ...start, ...newer })} rel="prev">
          <Icon name="chevron-left" size="s" />
          {listCopy.newer}
        </Link>
      )}
      {older && (
        <Link to={of.address({ ...start, ...older })} rel="next">
          {listCopy.older}
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  )
}
