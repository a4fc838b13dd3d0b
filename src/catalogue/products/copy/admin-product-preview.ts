export const productPreview = {
  title: 'Prévia',
  nothingSaved: 'Prévia: assim a vela aparece na loja, com o que está no formulário agora. Nada foi salvo.',
  checkFirst: (sections: readonly string[]) =>
    `Ainda não dá para mostrar. Feche esta aba e confira no formulário: ${sections.join(', ')}.`,
  fromForm: 'Abra a prévia pelo botão do formulário de um produto.',
  inLists: 'Nas listas da loja',
  onlyLook: 'Aqui é só para ver: os botões não fazem nada.',
} as const
