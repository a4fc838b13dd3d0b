import { sectionHolds } from '#catalogue/products/copy/admin-form-sections.ts'
import { productForm } from '#catalogue/products/copy/admin-product-form.ts'
import { productLimits } from '#catalogue/products/domain/product-input.ts'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { EditRows } from './edit-rows.tsx'
import { type CollapsibleProps, CollapsibleSection } from './form-section.tsx'
import { rowFields } from './section-fields.ts'

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
        fields={(feature, number, fault) => (
          <TextField
            label={copy.field(number)}
            labelHidden
            name={rowFields.feature}
            maxLength={productLimits.line}
            defaultValue={feature}
            error={fault()}
          />
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
        fields={({ name, value }, number, fault) => (
          <>
            <TextField
              span={2}
              label={`${copy.name} ${number}`}
              labelHidden
              placeholder={copy.name}
              name={rowFields.specificationName}
              defaultValue={name}
              error={fault()}
            />
            <TextField
              span={4}
              label={`${copy.value} ${number}`}
              labelHidden
              placeholder={copy.value}
              name={rowFields.specificationValue}
              defaultValue={value}
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
        fields={({ question, answer }, _number, fault) => (
          <>
            <TextField
              label={copy.question}
              name={rowFields.question}
              maxLength={productLimits.line}
              defaultValue={question}
              error={fault()}
            />
            <TextAreaField
              label={copy.answer}
              name={rowFields.answer}
              rows={3}
              maxLength={productLimits.answer}
              defaultValue={answer}
            />
          </>
        )}
      />
    </CollapsibleSection>
  )
}
