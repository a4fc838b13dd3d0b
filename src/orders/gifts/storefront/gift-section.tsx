import { type ReactNode, useEffect, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { CartGift, GiftOption } from '#orders/domain/gift.ts'
import { giftFormCopy as words } from '#orders/gifts/copy/gift-form.ts'
import { giftCopy } from '#orders/gifts/copy/gifts.ts'
import { WaitsForScript } from '#platform/fast-path/late-scripts/waits-for-script.tsx'
import { Button } from '#ui/elements/button.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { GiftAnswer } from './gift-action.server.ts'
import { toDraft } from './gift-draft.ts'
import { GiftFields } from './gift-fields.tsx'
import { GiftFrame } from './gift-frame.tsx'
import { useGiftDraft } from './use-gift-draft.ts'

export interface GiftSectionProps {
  gift: CartGift | null
  options: readonly GiftOption[]
  owner: string
  onUnsaved(isUnsaved: boolean): void
}

export default function GiftSection({ gift, options, owner, onUnsaved }: GiftSectionProps): ReactNode {
  const fetcher = useFetcher<GiftAnswer>({ key: 'gift' })
  const posted = useActionData<GiftAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: giftCopy.saveFailed })
  const { form, draft, isUnsaved, base, onInput } = useGiftDraft({
    saved: toDraft(gift),
    typed: posted?.typed,
    savedKey: gift?.fingerprint ?? '',
    owner,
  })
  const [wasOpened, setOpened] = useState(gift !== null || posted?.typed !== undefined)
  const isOpen = wasOpened || isUnsaved
  const [wasGift, setWasGift] = useState(gift !== null)
  if (wasGift !== (gift !== null)) {
    setWasGift(gift !== null)
    setOpened(gift !== null)
  }
  useEffect(() => {
    onUnsaved(isUnsaved)
    return () => onUnsaved(false)
  }, [isUnsaved, onUnsaved])
  const { field, toast } = fetcher.data ?? posted ?? {}
  const sent = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent')
  return (
    <GiftFrame isOpen={isOpen} onToggle={setOpened}>
      <WaitsForScript />
      <fetcher.Form ref={form} method="post" action={pathTo('cart')} onInput={onInput} noValidate>
        <GiftFields
          key={base.key}
          start={base.draft}
          message={draft.message.replace(/\r\n/g, '\n')}
          options={options}
          problem={field && toast?.text ? { field, text: toast.text } : null}
        />
        <div className="gift__foot cluster">
          <Button type="submit" name="intent" value="gift" busy={sent === 'gift'} busyLabel={words.saving}>
            {words.save}
          </Button>
          {gift && (
            <Button
              type="submit"
              name="intent"
              value="no-gift"
              variant="ghost"
              busy={sent === 'no-gift'}
              busyLabel={words.removing}
            >
              {words.remove}
            </Button>
          )}
          <p className="hint" role="status">
            {isUnsaved ? words.unsaved : gift && words.kept}
          </p>
        </div>
      </fetcher.Form>
    </GiftFrame>
  )
}
