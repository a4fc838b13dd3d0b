import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { StockLabel } from '#catalogue/products/storefront/stock-label.tsx'
import { styleGuideCopy } from '#office/style-guide/admin-copy.ts'
import { OrderBadge, PaymentBadge } from '#orders/storefront/order-badges.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { ActiveBadge, Badge } from '#ui/elements/badge.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Tick } from '#ui/form/tick.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { Buttons } from './buttons.tsx'
import { Foundations } from './foundations.tsx'
import { Lists } from './lists.tsx'
import { Navigation } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { Specimen } from './specimen.tsx'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

const orderStates = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

const paymentStates = ['pending', 'paid', 'failed', 'refunded'] as const

const stockLevels = ['plenty', 'low', 'out'] as const

export const handle: AdminHandle = { breadcrumbs: () => [{ label: styleGuideCopy.crumb }] }

export const meta = privatePage(styleGuideCopy.title)

export default function StyleGuide() {
  return (
    <AdminPage title={styleGuideCopy.title} lead={styleGuideCopy.lead}>
      <Foundations />
      <Buttons />
      <Fields />
      <Choices />
      <Badges />
      <Navigation />
      <Overlays />
      <Feedback />
      <Lists />
    </AdminPage>
  )
}

function Choices() {
  const { choices } = styleGuideCopy
  const [quantity, setQuantity] = useState(1)
  const sizes = choices.sizes.map((size) => ({ ...size, disabled: size.value === '320' }))
  return (
    <Specimen title={choices.title} note={choices.note}>
      <div className="cluster">
        <Checkbox label={choices.news} defaultChecked />
        <Checkbox label={choices.fixed} defaultChecked disabled />
        <Tick label={choices.row} />
        <Tick label={choices.allRows} some />
      </div>
      <div>
        <Checkbox label={choices.terms} error={choices.termsError} />
      </div>
      <Switch label={choices.freight} hint={choices.freightHint} defaultChecked />
      <Switch label={choices.news} />
      <RadioGroup legend={choices.size} name="guide-size" options={sizes} defaultValue="180" look="chips" />
      <RadioGroup legend={choices.gift} name="guide-gift" options={choices.gifts} defaultValue="simples" />
      <div className="cluster">
        <Stepper value={quantity} onChange={setQuantity} max={9} label={choices.quantity} />
        <Stepper value={3} onChange={setQuantity} disabled label={choices.quantity} />
      </div>
    </Specimen>
  )
}

function Badges() {
  const { badges } = styleGuideCopy
  return (
    <Specimen title={badges.title} note={badges.note}>
      <div className="cluster">
        {orderStates.map((status) => (
          <OrderBadge key={status} status={status} way="courier" />
        ))}
      </div>
      <div className="cluster">
        {paymentStates.map((status) => (
          <PaymentBadge key={status} status={status} audience="admin" />
        ))}
      </div>
      <div className="cluster">
        <ActiveBadge active of="product" />
        <ActiveBadge active={false} of="category" />
        <Badge tone="cocoa">{badges.production}</Badge>
        <Badge plain>{badges.test}</Badge>
      </div>
      <div className="cluster">
        {stockLevels.map((level) => (
          <StockLabel key={level} level={level}>
            {badges.stock[level]}
          </StockLabel>
        ))}
      </div>
    </Specimen>
  )
}

function Fields() {
  const { fields } = styleGuideCopy
  const options = fields.sortOptions.map((label) => ({ value: label, label }))
  return (
    <Specimen title={fields.title} note={fields.note}>
      <div className="fields">
        <TextField
          span={3}
          label={fields.email}
          type="email"
          placeholder={fields.emailExample}
          hint={fields.emailHint}
        />
        <TextField span={3} label={fields.cep} required numeric defaultValue="0201" error={fields.cepError} />
        <SelectField span={3} label={fields.sort} options={options} />
        <TextField span={3} label={fields.locked} defaultValue={fields.lockedValue} disabled />
        <TextField
          span={3}
          label={fields.price}
          affix="R$"
          inputMode="decimal"
          numeric
          defaultValue="89,90"
        />
        <TextField span={3} label={fields.search} type="search" leadingIcon="search" />
        <PasswordField span={3} label={fields.password} />
        <TextAreaField label={fields.notes} optional defaultValue={fields.notesValue} />
        <TextAreaField label={fields.notes} error={fields.notesError} />
      </div>
    </Specimen>
  )
}

function Feedback() {
  const { feedback } = styleGuideCopy
  return (
    <Specimen title={feedback.title} note={feedback.note}>
      <div>
        <Note>{feedback.info}</Note>
        <Note tone="success">{feedback.success}</Note>
        <Note tone="danger">{feedback.danger}</Note>
      </div>
      <div className="card">
        <EmptyState
          heading="h3"
          title={feedback.emptyTitle}
          text={feedback.emptyText}
          action={<LinkButton to={pathTo('auth')}>{feedback.emptyAction}</LinkButton>}
        />
      </div>
      <SkeletonGroup>
        <Skeleton shape="title" width="70" />
        <Skeleton width="90" />
        <Skeleton width="35" />
        <Skeleton shape="button" />
        <Skeleton shape="block" />
      </SkeletonGroup>
      <div className="cluster">
        <Spinner />
        <Spinner large />
      </div>
    </Specimen>
  )
}
