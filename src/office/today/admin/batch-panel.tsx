import { pathTo } from '#addresses.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import type { ToPour } from '#office/today/use-cases/list-to-pour.ts'
import { EmptyJob, Job } from '#ui/admin/job.tsx'
import { Level } from '#ui/admin/level.tsx'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'

const copy = todayCopy.batch
const SHOWN = 4

export function BatchPanel({ toPour, hasCandle }: { toPour: readonly ToPour[]; hasCandle: boolean }) {
  if (toPour.length === 0)
    return (
      <EmptyJob id="batch" title={hasCandle ? copy.empty : copy.noCandle}>
        <BatchLinks />
      </EmptyJob>
    )
  const hidden = toPour.slice(SHOWN)
  return (
    <Job id="batch" title={copy.title}>
      <BatchRows shelves={toPour.slice(0, SHOWN)} />
      {hidden.length > 0 && (
        <details className="job__more">
          <summary>{copy.more(hidden.length)}</summary>
          <BatchRows shelves={hidden} />
        </details>
      )}
      <p className="muted">{copy.legend}</p>
      <BatchLinks />
    </Job>
  )
}

function BatchLinks() {
  return (
    <div className="job__foot mt4">
      <LinkButton variant="ghost" to={pathTo('adminBatches')}>
        {copy.write}
      </LinkButton>
      <LinkButton variant="ghost" to={pathTo('adminStock')}>
        {copy.count}
      </LinkButton>
    </div>
  )
}

function BatchRows({ shelves }: { shelves: readonly ToPour[] }) {
  return (
    <ul className="batch rows-open">
      {shelves.map((shelf) => (
        <li key={shelfKey(shelf)}>
          <Image image={shelf.image} sizes="3.25rem" alt="" />
          <OwnersLink className="row-link" to={pathTo('adminProduct', { id: shelf.productId })}>
            {shelf.name}
          </OwnersLink>
          <span className="batch__n num">{copy.units(shelf.stock)}</span>
          <div className="grid batch__f">
            <Level left={shelf.stock} line={shelf.minimum} />
            <p>
              <b>{lastsWords(shelf)}</b> {copy.minimum(shelf.minimum)} {materialWords(shelf)}
            </p>
            <LinkButton
              variant="ghost"
              small
              to={`${pathTo('adminBatches', {}, buildBatchQuery(shelf))}#new-batch`}
              aria-label={copy.batchOne(shelf.name)}
            >
              {copy.batch}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

const buildBatchQuery = ({ productId, variantId, toMake }: ToPour) => ({
  product: productId,
  tamanho: variantId ?? undefined,
  velas: String(toMake),
})

function materialWords({ material, toMake }: ToPour): string {
  if (!material) return ''
  return material.candles >= toMake ? copy.enough : copy.lacks(material.candles, material.first)
}

function lastsWords({ stock, days }: ToPour): string {
  if (stock === 0) return copy.gone
  return days === null ? copy.noPace : copy.lasts(days)
}
