import type { CSSProperties } from 'react'
import { Form, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { formatAmount } from '#catalogue/stock/domain/amount.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { DownloadLink } from '#ui/admin/download-link.tsx'
import { Figure } from '#ui/admin/figure.tsx'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Button } from '#ui/elements/button.tsx'
import { type Column, DataTable } from '#ui/elements/data-table.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { type MaterialFile, materialFiguresCopy as words } from '#workshop/materials/copy/admin-figures.ts'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import {
  loadFigures,
  type MaterialFigures,
  type UsedMaterial,
} from '#workshop/materials/use-cases/load-figures.ts'
import type { Route } from './+types/figures-route'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: materialsCopy.title, to: pathTo('adminMaterials') }, { label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const day = new URL(request.url).searchParams.get('dia')
  return { figures: await loadFigures(shop, day), today: isoDay(shop.clock.now()) }
}

export default function MaterialFiguresPage({ loaderData: { figures, today } }: Route.ComponentProps) {
  const { day, store, shelf } = figures
  const dearest = store.toSorted((left, right) => right.worth - left.worth)
  const most = Math.max(1, dearest[0]?.worth ?? 0)
  const stored = store.reduce((sum, { worth }) => sum + worth, 0)
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <Form method="get" className="cluster figures-day" key={day}>
          <TextField label={words.day} type="date" name="dia" max={today} defaultValue={day} numeric />
          <Button type="submit" variant="ghost">
            {words.show}
          </Button>
        </Form>
      }
    >
      <dl className="kpis kpis--3 kpis--sums">
        <Figure name={words.store} value={formatBrl(stored)}>
          {words.on(day)}
        </Figure>
        <Figure name={words.shelf} value={formatBrl(shelf.worth)}>
          {words.units(shelf.units)}
        </Figure>
        <Figure name={words.both} value={formatBrl(stored + shelf.worth)}>
          {words.on(day)}
        </Figure>
      </dl>
      <p className="hint">
        {words.shelfHint} {shelf.unitsWithoutCost > 0 && words.withoutCost(shelf.unitsWithoutCost)}
      </p>
      <div className="split">
        <Used figures={figures} />
        <div className="panels grid g5">
          <section className="panel" aria-labelledby="by-kind">
            <div className="panel__head cluster ends baseline">
              <h2 id="by-kind">{words.byKind}</h2>
            </div>
            {store.length === 0 ? (
              <p className="muted">{words.nothing}</p>
            ) : (
              <ul className="bars">
                {dearest.map(({ kind, worth }) => (
                  <li key={kind}>
                    <span>{materialsCopy.kinds[kind]}</span>
                    <span className="num">{formatBrl(worth)}</span>
                    <i style={buildShareStyle(worth, most)} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <Files />
        </div>
      </div>
    </AdminPage>
  )
}

const buildShareStyle = (worth: number, most: number) =>
  ({ '--v': `${Math.round((Math.max(0, worth) / most) * 100)}%` }) as CSSProperties

const buildColumns = (months: readonly string[]): Column<UsedMaterial>[] => [
  {
    header: words.material,
    cell: ({ id, name }) => (
      <Link className="quiet-link" to={pathTo('adminMaterial', { id })}>
        {name}
      </Link>
    ),
  },
  ...months.map((month) => ({
    header: words.month(month),
    numeric: true,
    nowrap: true,
    cell: ({ unit, months: amounts }: UsedMaterial) =>
      amounts[month] ? formatAmount(amounts[month], unit) : '–',
  })),
]

function Used({ figures: { months, used } }: { figures: MaterialFigures }) {
  // Skips months before the shop began to record materials.
  const first = months.findIndex((month) => used.some((material) => material.months[month]))
  return (
    <section className="panel material-use">
      <div className="panel__head cluster ends baseline">
        <h2>{words.used}</h2>
        <span className="small muted">{words.usedHint(months.at(-1) ?? '')}</span>
      </div>
      {used.length === 0 ? (
        <p className="muted">{words.notUsed}</p>
      ) : (
        <DataTable
          label={words.used}
          columns={buildColumns(months.slice(first))}
          rows={used}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  )
}

const files: readonly [MaterialFile, string][] = [
  ['movimentos', words.files.movements],
  ['materiais', words.files.materials],
  ['receitas', words.files.recipes],
]

function Files() {
  return (
    <section className="panel" aria-labelledby="material-files">
      <div className="panel__head cluster ends baseline">
        <h2 id="material-files">{words.files.title}</h2>
      </div>
      <div className="cluster g2">
        {files.map(([list, label]) => (
          <DownloadLink
            key={list}
            className="btn btn--ghost btn--s"
            href={pathTo('adminMaterialsCsv', {}, { lista: list })}
            failed={words.files.failed}
          >
            <AdminIcon name="download" size="s" />
            {label}
          </DownloadLink>
        ))}
      </div>
    </section>
  )
}
