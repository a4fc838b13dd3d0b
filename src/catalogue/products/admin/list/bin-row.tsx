import { useFetcher } from 'react-router'
import { adminCatalogueFailures, productListAdmin as copy } from '#catalogue/products/copy/admin-catalogue.ts'
import type { AdminProduct } from '#catalogue/products/use-cases/list-admin-products.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

const BIN_MS = 30 * 24 * 60 * 60 * 1000

export function BinRow({ product: { id, name, cover, deletedAt } }: { product: AdminProduct }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, adminCatalogueFailures.restoreProduct)
  return (
    <li className="row prow prow--bin">
      {cover ? (
        <Image image={cover} sizes="44px" alt="" />
      ) : (
        <span className="noimg">
          <AdminIcon name="image" size="s" />
        </span>
      )}
      <div className="prow__n">
        <b>{name}</b>
        {deletedAt && <small>{copy.goneOn(formatDate(new Date(deletedAt.getTime() + BIN_MS)))}</small>}
      </div>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="ids" value={id} />
        <Button
          type="submit"
          variant="ghost"
          small
          busy={fetcher.state !== 'idle'}
          aria-label={copy.restoreNamed(name)}
        >
          {copy.restore}
        </Button>
      </fetcher.Form>
    </li>
  )
}
