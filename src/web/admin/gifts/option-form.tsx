import { useCallback, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminGiftsCopy as words } from '#copy/admin/gifts.ts'
import { GIFT_OPTION_NAME_LENGTH } from '#domain/gifts/gift.ts'
import { formatBrl } from '#domain/money.ts'
import type { ManagedGiftOption } from '#shop/admin/gifts/list-gift-options.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Switch } from '#web/kit/form/switch.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { OptionAnswer } from './gifts-action.server.ts'

interface OptionFormProps {
  optionId: string
  /** Null for a new one. */
  option: ManagedGiftOption | null
}

/** A plain form, so that it works before and without a script. */
export function OptionForm({ optionId, option }: OptionFormProps) {
  const fetcher = useFetcher<OptionAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const isNew = option === null
  const clear = useCallback(({ ok }: OptionAnswer) => void (ok && isNew && form.current?.reset()), [isNew])
  useToastAnswer(fetcher.data, clear, { title: words.saveFailed })
  const { data } = fetcher
  const errorOf = (field: OptionAnswer['field']) =>
    data && !data.ok && data.field === field ? data.toast?.text : undefined
  return (
    <fetcher.Form ref={form} method="post" action={pathTo('adminGifts')} className="pour__form" noValidate>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="optionId" value={optionId} />
      <input type="hidden" name="seenAt" value={option ? option.updatedAt.getTime() : ''} />
      <TextField
        label={words.name.label}
        hint={words.name.hint}
        name="name"
        required
        autoComplete="off"
        maxLength={GIFT_OPTION_NAME_LENGTH}
        defaultValue={option?.name}
        error={errorOf('name')}
      />
      <TextField
        label={words.price.label}
        hint={words.price.hint}
        name="price"
        affix="R$"
        numeric
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        defaultValue={option ? formatBrl(option.price).slice(3) : undefined}
        error={errorOf('price')}
      />
      <Switch label={words.active} name="active" defaultChecked={option?.active ?? true} />
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
        {isNew ? words.addOne : words.save}
      </Button>
    </fetcher.Form>
  )
}
