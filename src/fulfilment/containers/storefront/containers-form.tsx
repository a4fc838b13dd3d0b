import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import { containersCopy as words } from '#fulfilment/containers/copy.ts'
import { CONTAINERS_PER_COUPON } from '#fulfilment/containers/domain.ts'
import type { OwnContainers } from '#fulfilment/containers/use-cases/own-containers.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

const MAX_OFFERED = 4 * CONTAINERS_PER_COUPON

/** Still shows existing containers and coupons when the shop no longer accepts any. */
export function ContainersForm({ containers }: { containers: OwnContainers }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.failed, text: connectionLost })
  const isOffered = useRootData()?.shop.takesContainersBack
  const { balance, coupons } = containers
  const announced = containers.announced?.count ?? 0
  const counts = Array.from({ length: Math.max(MAX_OFFERED, announced) }, (_, at) => at + 1)
  const form = (
    <fetcher.Form method="post" action={pathTo('cart')} className="pots__form grid g3">
      <input type="hidden" name="intent" value="pots" />
      <SelectField
        key={announced}
        label={words.label}
        hint={words.hint}
        name="pots"
        defaultValue={String(announced)}
        options={[
          { value: '0', label: words.none },
          ...counts.map((count) => ({ value: String(count), label: words.option(count) })),
        ]}
      />
      <Button type="submit" variant="ghost" small busy={fetcher.state !== 'idle'} busyLabel={words.pressing}>
        {words.press}
      </Button>
    </fetcher.Form>
  )
  if (!isOffered && announced === 0 && balance === 0 && coupons.length === 0) return null
  return (
    <section className="pots grid g3 mt6" aria-labelledby="potes">
      <h2 id="potes">{words.title}</h2>
      <p className="small muted">
        {[isOffered && words.lead, words.balance(balance)].filter(Boolean).join(' ')}
      </p>
      {coupons.map(({ code, isInCart }) => (
        <p key={code} className="small">
          {words.coupon(code, isInCart)}
        </p>
      ))}
      {announced > 0 || (isOffered && containers.mayAnnounce)
        ? form
        : isOffered && <p className="small muted">{words.refusals['nothing-bought']}</p>}
    </section>
  )
}
