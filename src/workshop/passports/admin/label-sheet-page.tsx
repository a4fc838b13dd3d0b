import type { CSSProperties } from 'react'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { QrCode } from '#ui/elements/qr-code.tsx'
import { batchLabelsCopy as words } from '#workshop/passports/copy/admin-labels.ts'
import { passportAdminCopy } from '#workshop/passports/copy/admin-passport.ts'
import { type LabelSheetName, labelSheets } from '#workshop/passports/domain/label-sheet.ts'

interface LabelFacts {
  number: number
  name: string
  size: string | null
  pouredOn: string
  shopName: string
  /** Null while the batch page is not public. */
  qr: string | null
  seal: string
  safety: string
}

interface LabelSheetPageProps {
  title: string
  sheet: LabelSheetName
  empty: number
  labels: number
  label: LabelFacts
}

/** Characters of the default warning. A longer one is set in smaller type, never cut. */
const USUAL_LETTERS = 330

/** One A4 sheet. Stickers already used stay empty. */
export function LabelSheetPage({ title, sheet, empty, labels, label }: LabelSheetPageProps) {
  const { columns, width, height, top, left, gap } = labelSheets[sheet]
  const style = {
    gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
    gridAutoRows: `${height}mm`,
    columnGap: `${gap}mm`,
    padding: `${top}mm ${left}mm 0`,
    '--warning': Math.min(1, Math.sqrt(USUAL_LETTERS / label.safety.length)).toFixed(2),
  } as CSSProperties
  return (
    <section className={`label-sheet label-sheet--${sheet}`} aria-label={title} style={style}>
      {Array.from({ length: empty + labels }, (_, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a sticker is its place
        place < empty ? <i key={place} /> : <Label key={place} {...label} />,
      )}
    </section>
  )
}

function Label({ number, name, size, pouredOn, shopName, qr, seal, safety }: LabelFacts) {
  return (
    <div className="label">
      {qr && <QrCode svg={qr} label={passportAdminCopy.address.qr(number)} />}
      <div>
        <p className="label__shop">{shopName}</p>
        <p className="label__name">{sizedName({ name, size })}</p>
        <p className="num">{words.leva(number, pouredOn)}</p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the shop itself */}
      <div className="label__seal" aria-hidden="true" dangerouslySetInnerHTML={{ __html: seal }} />
      <p className="label__warning">{safety}</p>
    </div>
  )
}
