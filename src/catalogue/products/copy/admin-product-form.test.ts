import { expect, test } from 'vitest'
import { faultAt } from './admin-product-form.ts'
import { csvFaultAt } from './admin-products-import.ts'

test.each([
  ['price', 'unreadable', 'Digite um valor em reais, como 94,90'],
  ['variants.0.weight', 'unreadable', 'Digite o peso em quilos, com até 3 casas, como 0,250'],
  ['variants.2.dimensions', 'unreadable', 'Digite as três medidas em centímetros, como 8 × 8 × 9'],
  ['width', 'unreadable', 'Digite a medida em centímetros, como 8,4'],
  ['addedStock', 'too-much', 'Esta quantidade é alta demais'],
  ['features.3', 'too-much', 'Este texto é longo demais'],
  ['faq', 'too-much', 'São no máximo 40 linhas'],
  ['width', 'incomplete', 'Preencha as três medidas ou nenhuma'],
  ['faq.0.question', 'incomplete', 'Preencha os dois campos ou deixe os dois em branco'],
  ['saleFrom', 'incomplete', 'Preencha o preço, o início e o fim da promoção, ou deixe os três em branco'],
  ['variants.1.sku', 'repeated', 'Este código já está em outra linha'],
  ['variants.1.name', 'repeated', 'Este nome já está em outra linha'],
  ['slug', 'taken', 'Já existe um produto com este endereço na loja. Escolha outro.'],
] as const)('the field %s gets for %s the sentence %s', (field, fault, sentence) => {
  expect(faultAt(field, fault)).toBe(sentence)
})

test.each([
  ['weightBySize', 'unreadable', 'Digite o peso em quilos, com até 3 casas, como 0,250'],
  ['imageBySize', 'not-found', 'O produto não tem uma foto com este número'],
  ['category', 'not-found', 'Esta categoria não existe mais. Escolha outra.'],
  ['active', 'unreadable', 'escreva sim ou não'],
  ['size', 'repeated', 'este tamanho já está em outra linha do arquivo'],
  ['size', 'too-much', 'Este texto é longo demais'],
] as const)('the column %s is %s: %s', (column, fault, sentence) => {
  expect(csvFaultAt(column, fault)).toBe(sentence)
})
