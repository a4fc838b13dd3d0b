import { useFetcher } from 'react-router'
import { adminCatalogueFailures, productListAdmin as copy } from '#copy/admin/products/catalogue.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import type { ManagedProduct } from '#shop/admin/products/list-managed-products.ts'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

const BIN_MS = 30 * 24 * 60 * 60 * 1000

/** A product in the bin: until when it can be had back, and the button. */
export function BinRow({ product: { id, name, cover, deletedAt } }: { product: ManagedProduct }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, adminCatalogueFailures.restoreProduct)
  return (
    <li className="prow prow--bin">
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
