import { formatAmount } from '#catalogue/stock/domain/amount.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { Button } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import type { ListedMaterial } from '#workshop/materials/use-cases/list-materials.ts'

const words = materialsCopy.shopping

export function ShoppingList({ materials }: { materials: readonly ListedMaterial[] }) {
  const suppliers = [...Map.groupBy(materials, ({ supplierName }) => supplierName)]
  const total = materials.reduce((sum, { toPay }) => sum + (toPay ?? 0), 0)
  return (
    <section className="panel shopping" aria-labelledby="shopping-list">
      <div className="panel__head cluster ends baseline">
        <h2 id="shopping-list">{words.title}</h2>
        {materials.length > 0 && <span className="muted num">{materials.length}</span>}
      </div>
      {materials.length === 0 && <p className="small muted">{words.nothing}</p>}
      {suppliers.map(([supplier, list]) => (
        <Supplier key={supplier} name={supplier} list={list} />
      ))}
      {total > 0 && (
        <p className="shopping__total">
          {words.total} <b className="num">{formatBrl(total)}</b>
        </p>
      )}
      {materials.length > 0 && (
        <Button variant="ghost" small className="no-print" onClick={() => window.print()}>
          {words.print}
        </Button>
      )}
    </section>
  )
}

function Supplier({ name, list }: { name: string; list: readonly ListedMaterial[] }) {
  // Without a phone number, WhatsApp asks for the recipient.
  const phone =
    phoneDigits(list.find(({ supplierPhone }) => supplierPhone !== '')?.supplierPhone ?? null) ?? ''
  const leadDays = Math.max(...list.map((item) => item.leadDays))
  return (
    <div className="grid g2 shopping__supplier">
      <div>
        <h3>{name || words.noSupplier}</h3>
        {leadDays > 0 && <p className="small muted">{words.leadDays(leadDays)}</p>}
      </div>
      <ul>
        {list.map((material) => (
          <li key={material.id}>
            <b>{material.name}</b>
            {material.toPay && <span className="num">{formatBrl(material.toPay)}</span>}
            {material.toBuy > 0 && (
              <small className="muted">{formatAmount(material.toBuy, material.unit)}</small>
            )}
          </li>
        ))}
      </ul>
      <a className="btn btn--ghost btn--s no-print" href={whatsappLink(phone, words.message(list))}>
        {words.send}
        <VisuallyHidden> {words.sendTo(name)}</VisuallyHidden>
      </a>
    </div>
  )
}
