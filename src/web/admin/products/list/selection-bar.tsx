import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin } from '#copy/admin/products/catalogue.ts'
import type { ManagedProduct } from '#shop/admin/products/list-managed-products.ts'
import { writeIds } from '#web/admin/selection/chosen-ids.ts'
import { Button, LinkButton, TextButton } from '#web/kit/elements/button.tsx'
import { withRequestKey } from '#web/kit/failures/request-keys.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { Tick } from '#web/kit/form/tick.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

interface SelectionBarProps {
  chosen: readonly ManagedProduct[]
  areAll: boolean
  onChooseAll: (isOn: boolean) => void
  onClear: () => void
  onAdjustStock: () => void
  onDelete: () => void
}

const copy = productListAdmin.bulk

/** What can be done with the chosen products; it is there only while something is chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, areAll, onChooseAll, onClear, onAdjustStock, onDelete } = props
  const toggle = useFetcher<FormAnswer>()
  useToastAnswer(toggle.data, undefined, adminCatalogueFailures.toggleProduct)
  if (chosen.length === 0) return null

  function setActive(active: boolean) {
    const fields = new FormData()
    fields.set('intent', 'toggle')
    fields.set('active', String(active))
    for (const { id } of chosen) fields.append('ids', id)
    toggle.submit(withRequestKey(fields), { method: 'post' })
  }

  const busy = toggle.state !== 'idle'
  return (
    <div className="bulk" role="toolbar" aria-label={copy.toolbar(chosen.length)}>
      <Tick label={productListAdmin.selectPage} checked={areAll} some={!areAll} onTick={onChooseAll} />
      <b role="status">
        <span className="num">{chosen.length}</span> {copy.selected(chosen.length)}
      </b>
      <div className="bulk__act">
        <Button variant="ghost" small busy={busy} onClick={() => setActive(true)}>
          {copy.activate}
        </Button>
        <Button variant="ghost" small busy={busy} onClick={() => setActive(false)}>
          {copy.deactivate}
        </Button>
        <Button variant="ghost" small onClick={onAdjustStock}>
          {copy.stock}
        </Button>
        <LinkButton
          variant="ghost"
          small
          to={pathTo('adminProductPrices', {}, { ids: writeIds(chosen.map(({ id }) => id)) })}
        >
          {copy.prices}
        </LinkButton>
        <Button variant="ghost" small className="bulk__del" onClick={onDelete}>
          {copy.delete}
        </Button>
      </div>
      <TextButton className="bulk__clear" onClick={onClear}>
        {copy.clear}
      </TextButton>
    </div>
  )
}
