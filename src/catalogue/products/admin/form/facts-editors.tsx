import { sectionHolds } from '#catalogue/products/copy/admin-form-sections.ts'
import { productForm } from '#catalogue/products/copy/admin-product-form.ts'
import { productLimits } from '#catalogue/products/domain/product-input.ts'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { EditRows } from './edit-rows.tsx'
import { type CollapsibleProps, CollapsibleSection } from './form-section.tsx'

export function FeaturesEditor({ input, isChanged, open, ...rest }: CollapsibleProps) {
  const copy = productForm.features
  return (
    <CollapsibleSection
      name="features"
      holds={sectionHolds.features(input)}
      isChanged={isChanged}
      open={open}
    >
      <EditRows
        {...rest}
        copy={copy}
        name="features"
        initial={input.features}
        blank=""
        fields={(field, _feature, number) => (
          <TextField {...field()} label={copy.field(number)} labelHidden maxLength={productLimits.line} />
        )}
      />
    </CollapsibleSection>
  )
}

export function SpecificationsEditor({ input, isChanged, open, ...rest }: CollapsibleProps) {
  const copy = productForm.specifications
  return (
    <CollapsibleSection
      name="specifications"
      holds={sectionHolds.specifications(input)}
      isChanged={isChanged}
      open={open}
      hint={copy.hint}
    >
      <EditRows
        {...rest}
        copy={copy}
        name="specifications"
        ordered={false}
        initial={input.specifications}
        blank={{ name: '', value: '' }}
        fields={(field, _row, number) => (
          <>
            <TextField
              {...field('name')}
              span={2}
              label={`${copy.name} ${number}`}
              labelHidden
              placeholder={copy.name}
            />
            <TextField
              {...field('value')}
              span={4}
              label={`${copy.value} ${number}`}
              labelHidden
              placeholder={copy.value}
            />
          </>
        )}
      />
    </CollapsibleSection>
  )
}

export function FaqEditor({ input, isChanged, open, ...rest }: CollapsibleProps) {
  const copy = productForm.faq
  return (
    <CollapsibleSection name="faq" holds={sectionHolds.faq(input)} isChanged={isChanged} open={open}>
      <EditRows
        {...rest}
        copy={copy}
        name="faq"
        initial={input.faq}
        blank={{ question: '', answer: '' }}
        fields={(field) => (
          <>
            <TextField {...field('question')} label={copy.question} maxLength={productLimits.line} />
            <TextAreaField
              {...field('answer')}
              label={copy.answer}
              rows={3}
              maxLength={productLimits.answer}
            />
          </>
        )}
      />
    </CollapsibleSection>
  )
}
