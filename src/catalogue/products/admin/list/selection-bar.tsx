import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import { pricesQuery } from '#catalogue/products/domain/read-price-change.ts'
import type { AdminProduct } from '#catalogue/products/use-cases/list-admin-products.ts'
import { writeIds } from '#ui/admin/chosen-ids.ts'
import { useAdminAction } from '#ui/admin/use-admin-action.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { Button, LinkButton, TextButton } from '#ui/elements/button.tsx'
import { Tick } from '#ui/form/tick.tsx'

interface SelectionBarProps {
  chosen: readonly AdminProduct[]
  areAll: boolean
  onChooseAll: (isOn: boolean) => void
  onClear: () => void
  onAdjustStock: () => void
  onDelete: () => void
}

const copy = productListAdmin.bulk

const ALL = 'all-products'

export function SelectionBar(props: SelectionBarProps) {
  const { chosen, areAll, onChooseAll, onClear } = props
  const isAny = chosen.length > 0
  // Must outlive the buttons, which disappear when a deactivated product leaves a filtered list.
  const toggle = useAdminAction({
    action: pathTo('adminProducts'),
    failed: adminCatalogueFailures.toggleProduct,
  })
  const setActive = (active: boolean) =>
    toggle.send({ intent: 'toggle', active: String(active), ids: chosen.map(({ id }) => id) })
  return (
    <div className={classNames('cluster bulk fs-small', !isAny && 'bulk--none')}>
      <Tick
        id={ALL}
        label={productListAdmin.selectPage}
        checked={areAll}
        some={isAny && !areAll}
        onTick={onChooseAll}
      />
      {isAny ? (
        <>
          <b role="status">
            <span className="num">{chosen.length}</span> {copy.selected(chosen.length)}
          </b>
          <SelectionActions {...props} busy={toggle.isBusy} onActive={setActive} />
          <TextButton className="nowrap bulk__clear" onClick={onClear}>
            {copy.clear}
          </TextButton>
        </>
      ) : (
        <label htmlFor={ALL}>{copy.all}</label>
      )}
    </div>
  )
}

type SelectionActionsProps = Pick<SelectionBarProps, 'chosen' | 'onAdjustStock' | 'onDelete'> & {
  busy: boolean
  onActive: (isActive: boolean) => void
}

function SelectionActions({ chosen, busy, onActive, onAdjustStock, onDelete }: SelectionActionsProps) {
  return (
    <div className="cluster g2 bulk__act" role="toolbar" aria-label={copy.toolbar(chosen.length)}>
      <Button variant="ghost" small busy={busy} onClick={() => onActive(true)}>
        {copy.activate}
      </Button>
      <Button variant="ghost" small busy={busy} onClick={() => onActive(false)}>
        {copy.deactivate}
      </Button>
      <Button variant="ghost" small onClick={onAdjustStock}>
        {copy.stock}
      </Button>
      <LinkButton
        variant="ghost"
        small
        to={pricesQuery.address({ ids: writeIds(chosen.map(({ id }) => id)) })}
      >
        {copy.prices}
      </LinkButton>
      <Button variant="ghost" small className="bulk__del" onClick={onDelete}>
        {copy.delete}
      </Button>
    </div>
  )
}
