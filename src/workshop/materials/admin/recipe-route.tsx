import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import { recipesCopy as words } from '#workshop/materials/copy/admin-recipes.ts'
import {
  type FoundRecipe,
  findRecipe,
  type RecipeFigures,
} from '#workshop/materials/use-cases/find-recipe.ts'
import type { Route } from './+types/recipe-route'
import { changeRecipe } from './recipe-action.server.ts'
import { RecipeForm } from './recipe-form.tsx'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: (loaded?: Route.ComponentProps['loaderData']) => [
    { label: materialsCopy.title, to: pathTo('adminMaterials') },
    { label: loaded ? words.of(loaded.name) : words.title },
  ],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const recipe = await findRecipe(shopOf(context), {
    productId: params.id,
    variantId: searchParams.get('tamanho'),
    copyFrom: searchParams.get('de'),
  })
  if (!recipe) throw data(null, { status: 404 })
  return { productId: params.id, ...recipe }
}

export const action = changeRecipe

export default function RecipePage({ loaderData }: Route.ComponentProps) {
  const { productId, name, chosen, recipe, figures, materials, version, isCopy, sources } = loaderData
  const address = pathTo('adminRecipe', { id: productId })
  const batchAddress = `${pathTo('adminBatches')}?product=${productId}#new-batch`
  return (
    <AdminPage title={words.of(name)} lead={words.lead}>
      <Sizes address={address} foundRecipe={loaderData} />
      {materials.length === 0 ? (
        <EmptyState
          title={words.title}
          text={words.noMaterials}
          action={<LinkButton to={pathTo('adminMaterials')}>{words.toMaterials}</LinkButton>}
        />
      ) : (
        <div className="split">
          <section className="panel" aria-labelledby="recipe">
            <div className="panel__head cluster ends baseline">
              <h2 id="recipe">{words.one(chosen.size)}</h2>
              {version > 0 && <span className="muted small">{words.version(version)}</span>}
            </div>
            {isCopy && <p className="note">{words.copied}</p>}
            {!recipe && <p className="small muted">{words.empty}</p>}
            {sources.length > 0 && (
              <p className="cluster recipe__sources small">
                {sources.map(({ variantId, size }) => (
                  <Link
                    key={variantId}
                    className="link"
                    to={`${address}?tamanho=${chosen.variantId}&de=${variantId}`}
                  >
                    {words.copyOf(size)}
                  </Link>
                ))}
              </p>
            )}
            <RecipeForm
              key={`${chosen.variantId}:${version}:${isCopy}`}
              productId={productId}
              foundRecipe={loaderData}
              materials={materials}
            />
          </section>
          <div className="panels grid g5">
            {figures && (
              <RecipeSummary
                figures={figures}
                chosen={chosen}
                address={address}
                essenceLimit={recipe?.essenceLimit ?? null}
                batchAddress={batchAddress}
              />
            )}
          </div>
        </div>
      )}
    </AdminPage>
  )
}

function Sizes({
  address,
  foundRecipe,
}: {
  address: string
  foundRecipe: Pick<FoundRecipe, 'sizes' | 'chosen'>
}) {
  const { sizes, chosen } = foundRecipe
  if (sizes.length < 2) return null
  return (
    <nav className="cluster recipe__sizes" aria-label={words.sizes}>
      {sizes.map(({ variantId, size, cost }) => (
        <Link
          key={variantId}
          to={`${address}?tamanho=${variantId}`}
          aria-current={variantId === chosen.variantId ? 'page' : undefined}
        >
          {size} <small className="num">{cost === null ? words.noRecipe : formatBrl(cost)}</small>
        </Link>
      ))}
    </nav>
  )
}

interface RecipeSummaryProps {
  figures: RecipeFigures
  chosen: FoundRecipe['chosen']
  address: string
  essenceLimit: number | null
  batchAddress: string
}

function RecipeSummary({ figures, chosen, address, essenceLimit, batchAddress }: RecipeSummaryProps) {
  const { total, work, isWhole, dearer, essence, candles, first } = figures
  const { price, storedCost } = chosen
  const isTooMuch = essence !== null && essenceLimit !== null && essence > essenceLimit
  return (
    <>
      <section className="panel" aria-labelledby="recipe-cost">
        <div className="panel__head cluster ends baseline">
          <h2 id="recipe-cost">{words.summary.cost}</h2>
          <b className="num">{formatBrl(total)}</b>
        </div>
        <dl className="sum">
          {work > 0 && <Sum label={words.summary.work}>{formatBrl(work)}</Sum>}
          <Sum label={words.useCost.said}>
            {storedCost === 0 ? words.useCost.notSaid : formatBrl(storedCost)}
          </Sum>
          <Sum label={words.summary.price}>{formatBrl(price)}</Sum>
          {isWhole && (
            <Sum label={words.summary.left}>
              <b className="num">{words.summary.leftOf(price - total, price)}</b>
            </Sum>
          )}
        </dl>
        {isWhole && storedCost !== total && (
          <AdminForm
            action={address}
            intent="use-cost"
            hidden={{ variantId: chosen.variantId ?? '' }}
            failed={words.useCost.failed}
            className="mt3"
            press={words.useCost.use}
            saving={words.useCost.using}
            look={{ variant: 'ghost', small: true }}
          />
        )}
        {isWhole && price < total && <p className="note mt3">{words.summary.loss}</p>}
        {!isWhole && <p className="note mt3">{words.summary.open}</p>}
        {isWhole && <p className="small mt3">{words.summary.dearer(dearer, price - dearer)}</p>}
        {essence !== null &&
          (isTooMuch ? (
            <p className="note" role="note">
              {words.summary.tooMuch(essence, essenceLimit)}
            </p>
          ) : (
            <p className="small muted">{words.summary.essence(essence)}</p>
          ))}
        <p className="hint">{words.summary.note}</p>
      </section>
      <section className="panel" aria-labelledby="recipe-today">
        <div className="panel__head cluster ends baseline">
          <h2 id="recipe-today">{words.today.title}</h2>
          <b>{words.today.candles(candles)}</b>
        </div>
        {first && <p className="small">{words.today.first(first)}</p>}
        <LinkButton to={batchAddress} variant="ghost" small className="mt3">
          {words.today.batch}
        </LinkButton>
      </section>
    </>
  )
}
