import type { DemoPost } from './demo-post.ts'

export const umAromaParaCadaComodo: DemoPost = {
  slug: 'um-aroma-para-cada-comodo',
  title: 'Um aroma para cada cômodo',
  excerpt: 'Cítricos na cozinha, madeiras no escritório, lavanda ao lado da cama: um mapa perfumado da casa.',
  author: 'Júlia Amaral',
  image: 'blog-comodos.webp',
  published: true,
  createdDaysAgo: 34,
  content: `Há casas que a gente reconhece de olhos fechados. Não é o perfume de um frasco: é a soma do café, da madeira do armário, do sabão do tanque, do cachorro que dorme no corredor. Uma vela não deveria cobrir isso. Deveria conversar.

Por essa razão desconfiamos de quem usa o mesmo aroma da porta ao quintal. Cada cômodo tem a sua hora, a sua temperatura e os seus cheiros próprios, e o que encanta num lugar pode incomodar no outro. Este é o mapa que usamos em casa. Discorde à vontade.

**Entrada: três segundos para dizer quem mora ali**

A entrada é lugar de passagem. O perfume precisa aparecer depressa e sumir sem deixar rastro pesado. Flores claras e chás funcionam bem, porque são notados por quem chega e esquecidos por quem fica. Vinte minutos antes da visita bastam.

**Cozinha: do lado do verde**

Cozinha já tem muito assunto. Baunilha, canela e mel brigam com a comida e, no calor do fogão, enjoam. Prefira o que cresce em vaso: capim-limão, manjericão, limão, alecrim. São cheiros que o nariz entende como parte da cena. Acenda antes de cozinhar, apague à mesa e acenda de novo depois da louça.

![Vela Limão-siciliano & Manjericão acesa na mesa de jantar, com um prato e limões](/media/blog-images/casa-mesa.webp)

[vela: capim-limao]

**Sala: a conversa longa**

É o maior cômodo e o que mais aguenta intensidade. Aqui a escolha depende da hora.

- de tarde, figo, baunilha ou rosa, que acompanham sem pedir atenção
- à noite, canela, sândalo ou café, que aquecem a luz
- com muita gente, algo mais sutil, porque doze pessoas também perfumam o ar

Se a sala tem mais de 25 metros quadrados, uma vela só não dá conta. Duas iguais, em cantos opostos, resolvem melhor do que uma grande no centro.

![Vela Baunilha & Coco acesa ao lado de um livro aberto, diante de uma poltrona](/media/blog-images/casa-poltrona.webp)

**Escritório: madeira e silêncio**

Cedro, vetiver, palo santo. São perfumes secos, sem açúcar, que não puxam a atenção para si. Tenho o costume de acender a vela quando começo a parte difícil do trabalho e apagar quando termino. Depois de algumas semanas, o cheiro virou um aviso: agora é sério.

![Vela Cedro & Vetiver acesa na escrivaninha, ao lado de um caderno meio escrito](/media/blog-images/casa-escritorio.webp)

[vela: cedro-vetiver]

**Banheiro: vapor é aliado**

O calor úmido do banho levanta o perfume mais rápido do que qualquer chama. Eucalipto e alecrim se abrem ali como em nenhum outro lugar. Só cuide dos respingos, e não deixe a vela na beira de uma prateleira estreita, onde a toalha alcança.

![Vela Eucalipto & Alecrim acesa na bancada do banheiro, com pedras e um vaso de ramos](/media/blog-images/casa-banho.webp)

**Quarto: menos, e mais cedo**

O erro comum é acender na hora de deitar. O melhor é acender uma hora antes, com a porta fechada, e apagar ao entrar. O que fica no tecido é mais bonito do que o que está no ar. Lavanda, camomila e chá branco são escolhas certas; jasmim, só para quem gosta de dormir de janela aberta.

![Vela Jasmim da Noite acesa sobre um livro na mesa de cabeceira](/media/blog-images/casa-cabeceira.webp)

[vela: lavanda-camomila]

**Três combinações que nunca falham**

Quem mora em apartamento pequeno, com tudo junto, pode pensar em pares que se dão bem quando se encontram no corredor:

- limão-siciliano e manjericão na cozinha, cedro e vetiver na sala
- lavanda e camomila no quarto, chá branco no resto da casa
- baunilha e coco na sala, canela e laranja só nas noites frias

E duas que costumam dar errado: dois florais fortes ao mesmo tempo e qualquer especiaria perto de eucalipto.

**Uma última coisa**

O nariz se acostuma em cerca de meia hora. Se você deixou de sentir a vela, provavelmente as outras pessoas ainda sentem. Antes de acender mais uma, saia para levar o lixo, volte e respire. Quase sempre já está bom.`,
}
