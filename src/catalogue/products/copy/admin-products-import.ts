import type { CsvFault, CsvField } from '#catalogue/products/domain/product-csv.ts'
import type { ProductFault } from '#catalogue/products/domain/product-faults.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { plainDay } from '#ui/copy/calendar.ts'
import { faultAt } from './admin-product-form.ts'

type FileRefusal = 'file-empty' | 'file-too-large' | 'file-unreadable' | 'too-many-lines' | 'no-slug-column'

export const productsImport = {
  title: 'Importar produtos',
  breadcrumb: 'Importar',
  intro: 'Exporte os produtos, edite a planilha e envie o arquivo. Nada muda antes de você conferir.',
  file: 'Arquivo CSV',
  fileHint: 'Separado por ponto e vírgula ou vírgula, de até 20 MB.',
  preview: 'Conferir',
  reading: 'Lendo o arquivo...',
  rulesTitle: 'Como a planilha é lida',
  rules: [
    'A coluna Endereço na loja diz qual é o produto. Um endereço novo cria um produto novo.',
    'Uma coluna que não estiver no arquivo não muda nada.',
    'Números e sim/não em branco ficam como estão; textos em branco são apagados. O preço promocional e as duas datas em branco tiram a promoção.',
    'Cada tamanho tem a sua linha, com o mesmo endereço e o nome na coluna Tamanho; na linha da vela, Tamanho fica em branco. Um nome novo cria um tamanho novo.',
    'Na linha de um tamanho, escreva a Diferença de preço ou, se preferir, quanto ele custa em Preço de venda. A foto é indicada pelo número dela.',
    'Arquivos antigos, com a coluna Slug ou os tamanhos em uma célula só (120 g: 30 | 180 g: 45), também são lidos.',
    'Fotos, perguntas e as velas de Combina com ficam no formulário: a planilha não mexe nelas.',
    'O estoque só muda nas linhas em que você alterou a coluna Estoque. Não mexa na coluna Estoque na exportação.',
  ],
  resultTitle: 'O que vai mudar',
  linesTitle: 'Linhas do arquivo',
  counts: { new: 'Novos', changed: 'Alterados', unchanged: 'Iguais', error: 'Com erro' },
  kinds: { new: 'Novo', changed: 'Alterado', unchanged: 'Igual', error: 'Erro' },
  columns: { line: 'Linha', product: 'Produto', kind: 'Situação', details: 'Detalhes' },
  newDetail: 'Produto novo',
  fault: (column: string, sentence: string) => `${column}: ${sentence}`,
  permittedFrom: (day: string) => `Pode começar a partir de ${plainDay(day)}.`,
  ignored: (columns: readonly string[]) => `Colunas que não usamos: ${columns.join(', ')}.`,
  more: (count: number) => (count === 1 ? 'E mais 1 linha.' : `E mais ${formatWhole(count)} linhas.`),
  nothing: 'O arquivo está igual ao catálogo: não há o que importar.',
  fixErrors: 'Corrija as linhas com erro e envie o arquivo de novo. Enquanto houver erro, nada é importado.',
  apply: (count: number) =>
    count === 1 ? 'Aplicar 1 alteração' : `Aplicar ${formatWhole(count)} alterações`,
  applying: 'Importando...',
  backToList: 'Voltar aos produtos',
} as const

export const importRefusals: Readonly<Record<FileRefusal | 'nothing-to-import' | 'plan-unreadable', string>> =
  {
    'file-empty': 'O arquivo não tem nenhuma linha de produto.',
    'file-too-large': 'O arquivo passa de 20 MB. Divida a planilha e envie em partes.',
    'file-unreadable':
      'Não conseguimos ler este arquivo como CSV. Salve a planilha como CSV e tente de novo.',
    'too-many-lines': 'O arquivo passa de 20.000 linhas. Divida a planilha e envie em partes.',
    'no-slug-column': 'Falta a coluna Endereço na loja, que diz qual é o produto de cada linha.',
    'nothing-to-import': productsImport.nothing,
    'plan-unreadable': 'A conferência se perdeu no caminho. Envie o arquivo de novo.',
  }

export function changedSincePreview(lines: readonly { number: number; name: string }[]): string {
  const namedLines = lines.slice(0, 5).map(({ number, name }) => `linha ${number} (${name})`)
  const rest = lines.length > namedLines.length ? ` e mais ${lines.length - namedLines.length}` : ''
  return `Nada foi importado: o catálogo mudou depois da conferência em ${namedLines.join(', ')}${rest}. Confira de novo.`
}

const csvFaults: Readonly<Partial<Record<CsvFault | `repeated-${CsvField}`, string>>> = {
  'stock-moved': 'o estoque mudou desde a exportação; exporte de novo',
  'repeated-slug': 'este endereço na loja já está em outra linha do arquivo',
  'repeated-size': 'este tamanho já está em outra linha do arquivo',
  'repeated-sku': 'este código já está em outra linha do arquivo',
  'size-without-product': 'falta a linha da vela, com a coluna Tamanho em branco',
  'not-of-size': 'na linha de um tamanho, deixe em branco: é da vela inteira',
}

export const csvFaultAt = (field: CsvField, fault: CsvFault): string =>
  csvFaults[fault] ??
  csvFaults[`${fault}-${field}` as 'repeated-slug'] ??
  faultAt(field, fault as ProductFault)
