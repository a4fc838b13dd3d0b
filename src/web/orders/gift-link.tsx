import { giftPageCopy } from '#copy/gifts/gift-page.ts'
import { CopyButton } from '#web/kit/elements/copy-button.tsx'

const words = giftPageCopy.ofGiver

/** What the giver of a present may hand on to whoever gets it. */
export function GiftLink({ address }: { address: string }) {
  return (
    <div>
      <b>{words.title}</b>
      <p className="small muted">{words.text}</p>
      <p className="row">
        <CopyButton text={address} label={words.copy} />
        <a className="text-btn" href={address}>
          {words.open}
        </a>
      </p>
    </div>
  )
}
