import type { DemoPost } from './demo-post.ts'

export const quarentaEOitoHorasDeCura: DemoPost = {
  slug: '48-horas-de-cura',
  title: '48 horas de cura: o que acontece enquanto a vela descansa',
  excerpt: 'Entre a panela e o rótulo há dois dias de silêncio. É neles que o perfume encontra a cera.',
  author: 'Clara Nogueira',
  image: 'blog-cura.webp',
  published: true,
  createdDaysAgo: 6,
  content: `Quem visita o ateliê estranha o silêncio da prateleira do fundo. São trinta velas prontas, retas, cada uma com o pavio preso entre duas varetas, e nenhuma pode sair dali. Estão em cura.

A palavra é emprestada do queijo, do salame e da cerâmica, e a ideia é parecida: há coisas que só o tempo termina. Uma vela recém-vertida tem todos os ingredientes no lugar, mas eles ainda não se conhecem. Dois dias depois, o conjunto é outro.

**Da panela ao copo**

A cera de coco chega em flocos. Derretemos em panelas pequenas, de três quilos, em banho-maria, até que fique transparente como água. A 65 graus entra o perfume, e aqui não há segredo nenhum além de mexer devagar por dois minutos inteiros, contados no relógio. Mexer menos deixa o óleo no fundo da panela. Mexer com pressa enche a cera de bolhas.

Esperamos a temperatura cair até 55 graus e só então vertemos. Vertida quente demais, a cera encolhe ao esfriar e se solta do vidro, deixando aquelas manchas que parecem geada. Fria demais, endurece em camadas. O copo também espera morno, porque o choque com um vidro gelado faz o mesmo estrago.

**O que não se vê**

Em quatro horas a superfície está firme e qualquer pessoa diria que a vela está pronta. Por dentro, não está. A cera de coco se organiza em cristais muito finos, e eles continuam se arrumando por cerca de dois dias. Enquanto se arrumam, o óleo perfumado vai ocupando os espaços entre um e outro.

Aprendemos isso errando. Nas primeiras levas, por ansiedade, acendíamos a vela de teste na mesma noite. Ela queimava depressa e cheirava pouco. Aumentávamos o perfume, e a vela seguinte soltava gotas de óleo na borda. Levamos três meses para desconfiar de que o problema não estava na receita, e sim no calendário.

Um dia, por descuido, uma vela ficou esquecida na prateleira da sexta até a segunda. Acendemos sem esperança. Em dez minutos a sala inteira cheirava a baunilha, com a metade do óleo que vínhamos usando.

**O que muda depois de dois dias**

- o perfume aparece mais cedo e vai até o fim do copo
- a cera derrete por igual, sem abrir um túnel ao redor do pavio
- a chama fica mais baixa e mais calma
- a queima de um copo de 180 gramas chega perto das 45 horas

Testamos também uma semana e quinze dias. Há diferença, mas tão pequena que só nós percebemos, com o nariz enfiado no copo. Quarenta e oito horas foi o ponto em que a vela parou de melhorar a olhos vistos, e por isso virou regra.

**O que fazemos enquanto isso**

Quase nada, e esse é o difícil. A prateleira fica longe da janela, porque o sol rouba o perfume. O ambiente não pode passar de 24 graus, o que, em janeiro, nos obriga a trabalhar cedo. Ninguém muda copo de lugar. No segundo dia, cortamos o pavio a cinco milímetros, passamos um pano macio no vidro e, se a superfície ficou lisa, colamos o rótulo.

Se não ficou, a vela volta para a panela. Acontece com uma ou duas de cada trinta. Não vendemos com defeito nem com desconto: cera se derrete de novo sem perder nada, é uma das suas virtudes.

**E na sua casa**

Quando a caixa chega, a cura já terminou. Não é preciso esperar nada. Só pedimos uma coisa: na primeira vez, deixe a cera derreter até encostar no vidro, mesmo que leve duas ou três horas. É como a vela aprende o próprio tamanho.

Depois disso, o tempo é seu. Nós já gastamos o nosso.`,
}
