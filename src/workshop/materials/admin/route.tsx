import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { listQuery, oneOf, textOf } from '#platform/domain/list-query.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { shortList } from '#platform/domain/short-list.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { AdminList, countedTabs } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Figure } from '#ui/admin/figure.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { materialFiguresCopy } from '#workshop/materials/copy/admin-figures.ts'
import { materialsCopy as words } from '#workshop/materials/copy/admin-materials.ts'
import { materialsImportCopy } from '#workshop/materials/copy/admin-materials-import.ts'
import { recipesCopy } from '#workshop/materials/copy/admin-recipes.ts'
import { listMaterials } from '#workshop/materials/use-cases/list-materials.ts'
import { listRecipeCosts, type RecipeOfCandle } from '#workshop/materials/use-cases/list-recipe-costs.ts'
import type { Route } from './+types/route'
import { MaterialForm } from './material-form.tsx'
import { changeMaterials, type MaterialAnswer } from './materials-action.server.ts'
import { MaterialsByKind } from './materials-by-kind.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import { ShoppingList } from './shopping-list.tsx'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

const materialsQuery = listQuery('adminMaterials', {
  tab: oneOf(['low', 'hidden']),
  material: textOf((text) => text, 'place'),
})

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = materialsQuery.read(new URL(request.url).searchParams)
  const shop = shopOf(context)
  const [listed, candles] = await Promise.all([listMaterials(shop), listRecipeCosts(shop)])
  const list = shortList(listed.materials, {
    query,
    textOf: ({ name, supplierName }) => `${name} ${supplierName}`,
    tabs: { low: ({ isLow }) => isLow, hidden: ({ isHidden }) => isHidden },
  })
  return { ...listed, query, list, candles }
}

export const action = changeMaterials

export default function MaterialsPage({ loaderData }: Route.ComponentProps) {
  const { materials, worth, boughtThisMonth, candles, query, list } = loaderData
  const worked = materials.filter(({ isHidden }) => !isHidden)
  const low = materials.filter(({ isLow }) => isLow)
  const isEmpty = materials.length === 0
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        !isEmpty && (
          <div className="cluster">
            {worked.length > 0 && <LinkButton to="#compra">{words.buy.title}</LinkButton>}
            <LinkButton variant="ghost" to={pathTo('adminMaterialFigures')}>
              {materialFiguresCopy.link}
            </LinkButton>
          </div>
        )
      }
    >
      {!isEmpty && (
        <dl className="kpis kpis--3">
          <Figure name={words.kpis.worth} value={formatBrl(worth)} />
          <Figure name={words.kpis.bought} value={formatBrl(boughtThisMonth)} />
          <Figure name={words.kpis.low} value={low.length} isWarning={low.length > 0} />
        </dl>
      )}
      <div className="split split--materials">
        <div className="panels grid g5">
          <AdminList
            of={materialsQuery}
            query={query}
            label={words.list}
            className="panel store"
            tabs={countedTabs(words.tabs, list.counts)}
            filters={{ search: { label: words.search } }}
            rows={list.rows}
            empty={<EmptyState {...words.empty} />}
            pages={list.pages}
          >
            <MaterialsByKind materials={list.rows} />
          </AdminList>
          {!isEmpty && <RecipeList candles={candles} />}
        </div>
        <div className="panels grid g5">
          {!isEmpty && <ShoppingList materials={low} />}
          <section className="panel no-print store-more" aria-labelledby="new-material">
            <div className="panel__head cluster ends baseline">
              <h2 id="new-material">{isEmpty ? words.form.add : words.form.more}</h2>
            </div>
            {isEmpty ? (
              <MaterialForm material={null} />
            ) : (
              <details className="batch__changes">
                <summary className="text-btn">{words.form.addOne}</summary>
                <MaterialForm material={null} />
              </details>
            )}
            <details className="batch__changes">
              <summary className="text-btn">{materialsImportCopy.open}</summary>
              <ImportForm />
            </details>
          </section>
          {worked.length > 0 && (
            <section className="panel no-print store-buy" id="compra" aria-labelledby="purchase">
              <div className="panel__head cluster ends baseline">
                <h2 id="purchase">{words.buy.title}</h2>
              </div>
              <PurchaseForm
                action={pathTo('adminMaterials')}
                materials={worked}
                chosen={query.material ?? undefined}
              />
            </section>
          )}
        </div>
      </div>
    </AdminPage>
  )
}

function RecipeList({ candles }: { candles: readonly RecipeOfCandle[] }) {
  if (candles.length === 0) return null
  return (
    <section className="panel no-print store-recipes" aria-labelledby="recipes">
      <div className="panel__head cluster ends baseline">
        <h2 id="recipes">{recipesCopy.list.title}</h2>
        <span className="small muted">{recipesCopy.list.hint}</span>
      </div>
      <ul>
        {candles.map(({ productId, name, sizes }) => (
          <li key={productId} className="store-recipe">
            <Link to={pathTo('adminRecipe', { id: productId })}>{name}</Link>
            <ul>
              {sizes.map((size) => (
                <li key={size.size ?? ''}>
                  {size.size !== null && <small>{size.size}</small>}
                  <b>{describeCost(size)}</b>
                  {size.candles !== null && <small>{recipesCopy.canMake(size.candles)}</small>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeCost({ cost, candles }: RecipeOfCandle['sizes'][number]): string {
  if (candles === null) return recipesCopy.noRecipe
  return cost === null ? recipesCopy.noPrice : formatBrl(cost)
}

/** Refused lines stay visible next to the field while the owner corrects the file. */
function ImportForm() {
  return (
    <AdminForm<MaterialAnswer>
      action={pathTo('adminMaterials')}
      intent="import"
      failed={materialsImportCopy.failed}
      hasFiles
      clears
      className="stack mt3"
      press={materialsImportCopy.press}
      saving={materialsImportCopy.reading}
      look={{ variant: 'ghost' }}
    >
      {({ answer }) => (
        <>
          <p className="small muted">{materialsImportCopy.columns}</p>
          <p className="small muted">{materialsImportCopy.rules}</p>
          <Field
            label={materialsImportCopy.file}
            hint={materialsImportCopy.fileHint}
            error={answer && !answer.ok ? answer.toast?.text : undefined}
            required
          >
            {(wiring) => (
              <input {...wiring} className="input" type="file" name="file" accept=".csv,text/csv" required />
            )}
          </Field>
          {(answer?.wrongLines ?? []).length > 1 && (
            <ul className="grid g1 import-faults small" aria-label={materialsImportCopy.wrongTitle}>
              {answer?.wrongLines?.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </AdminForm>
  )
}
