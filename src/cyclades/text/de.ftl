# Jeder Satz des Spiels auf Deutsch.
#
# Namen kommen mit all ihren Formen, den Attributen: `.acc` einer Karte ist in einem Satz über sie `$card_acc`.
# Niemand und nichts ist "none", ja und nein sind "yes" und "no".

### Namen

## Städte; `.short` kennzeichnet ihre Figuren auf dem gezeichneten Spielplan

city-sparta = Sparta
    .short = Sp
city-athens = Athen
    .short = At
city-corinth = Korinth
    .short = Ko
city-thebes = Theben
    .short = Th
city-argos = Argos
    .short = Ar
city-mycenae = Mykene
    .short = My

## Götter

god-poseidon = Poseidon
    .gen = des Poseidon
god-ares = Ares
    .gen = des Ares
god-zeus = Zeus
    .gen = des Zeus
god-athena = Athene
    .gen = der Athene
god-hades = Hades
    .gen = des Hades
god-kronos = Kronos
    .gen = des Kronos
god-apollo = Apollo
    .gen = des Apollo

## Gebäude; `.ein` und `.nomein` mit unbestimmtem Artikel im Akkusativ und im Nominativ, `.kein` dasselbe verneint;
## `.mark` ist ihr Buchstabe auf dem gezeichneten Spielplan, `.builder` wer sie baut

building-port = Hafen
    .nom = der Hafen
    .acc = den Hafen
    .dat = dem Hafen
    .gen = des Hafens
    .ein = einen Hafen
    .nomein = ein Hafen
    .kein = kein Hafen
    .welch = Welchen Hafen
    .pl = Häfen
    .num = sg
    .mark = H
    .builder = Poseidon
building-fortress = Festung
    .nom = die Festung
    .acc = die Festung
    .dat = der Festung
    .gen = der Festung
    .ein = eine Festung
    .nomein = eine Festung
    .kein = keine Festung
    .welch = Welche Festung
    .pl = Festungen
    .num = sg
    .mark = F
    .builder = Ares
building-temple = Tempel
    .nom = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
    .gen = des Tempels
    .ein = einen Tempel
    .nomein = ein Tempel
    .kein = kein Tempel
    .welch = Welchen Tempel
    .pl = Tempel
    .num = sg
    .mark = T
    .builder = Zeus
building-university = Universität
    .nom = die Universität
    .acc = die Universität
    .dat = der Universität
    .gen = der Universität
    .ein = eine Universität
    .nomein = eine Universität
    .kein = keine Universität
    .welch = Welche Universität
    .pl = Universitäten
    .num = sg
    .mark = U
    .builder = Athene
building-theatre = Theater
    .nom = das Theater
    .acc = das Theater
    .dat = dem Theater
    .gen = des Theaters
    .ein = ein Theater
    .nomein = ein Theater
    .kein = kein Theater
    .welch = Welches Theater
    .pl = Theater
    .num = sg
    .mark = B
    .builder = die Gunst des Dionysos

## Kreaturen

card-fates = Moiren
    .nom = die Moiren
    .acc = die Moiren
    .dat = den Moiren
    .gen = der Moiren
    .bare = Moiren
    .start = Die Moiren
    .num = pl
card-satyr = Satyr
    .nom = der Satyr
    .acc = den Satyr
    .dat = dem Satyr
    .gen = des Satyrs
    .bare = Satyr
    .start = Der Satyr
    .num = sg
card-dryad = Dryade
    .nom = die Dryade
    .acc = die Dryade
    .dat = der Dryade
    .gen = der Dryade
    .bare = Dryade
    .start = Die Dryade
    .num = sg
card-siren = Sirene
    .nom = die Sirene
    .acc = die Sirene
    .dat = der Sirene
    .gen = der Sirene
    .bare = Sirene
    .start = Die Sirene
    .num = sg
card-pegasus = Pegasus
    .nom = Pegasus
    .acc = Pegasus
    .dat = Pegasus
    .gen = des Pegasus
    .bare = Pegasus
    .start = Pegasus
    .num = sg
card-giant = Riese
    .nom = der Riese
    .acc = den Riesen
    .dat = dem Riesen
    .gen = des Riesen
    .bare = Riesen
    .start = Der Riese
    .num = sg
card-chimera = Chimäre
    .nom = die Chimäre
    .acc = die Chimäre
    .dat = der Chimäre
    .gen = der Chimäre
    .bare = Chimäre
    .start = Die Chimäre
    .num = sg
card-cyclops = Zyklop
    .nom = der Zyklop
    .acc = den Zyklopen
    .dat = dem Zyklopen
    .gen = des Zyklopen
    .bare = Zyklopen
    .start = Der Zyklop
    .num = sg
card-sphinx = Sphinx
    .nom = die Sphinx
    .acc = die Sphinx
    .dat = der Sphinx
    .gen = der Sphinx
    .bare = Sphinx
    .start = Die Sphinx
    .num = sg
card-sylph = Sylphe
    .nom = die Sylphe
    .acc = die Sylphe
    .dat = der Sylphe
    .gen = der Sylphe
    .bare = Sylphe
    .start = Die Sylphe
    .num = sg
card-harpy = Harpyie
    .nom = die Harpyie
    .acc = die Harpyie
    .dat = der Harpyie
    .gen = der Harpyie
    .bare = Harpyie
    .start = Die Harpyie
    .num = sg
card-griffon = Greif
    .nom = der Greif
    .acc = den Greif
    .dat = dem Greif
    .gen = des Greifs
    .bare = Greif
    .start = Der Greif
    .num = sg
card-kraken = Krake
    .nom = der Krake
    .acc = den Kraken
    .dat = dem Kraken
    .gen = des Kraken
    .bare = Kraken
    .start = Der Krake
    .num = sg
card-minotaur = Minotaurus
    .nom = der Minotaurus
    .acc = den Minotaurus
    .dat = dem Minotaurus
    .gen = des Minotaurus
    .bare = Minotaurus
    .start = Der Minotaurus
    .num = sg
card-chiron = Chiron
    .nom = Chiron
    .acc = Chiron
    .dat = Chiron
    .gen = des Chiron
    .bare = Chiron
    .start = Chiron
    .num = sg
card-medusa = Medusa
    .nom = Medusa
    .acc = Medusa
    .dat = Medusa
    .gen = der Medusa
    .bare = Medusa
    .start = Medusa
    .num = sg
card-polyphemus = Polyphem
    .nom = Polyphem
    .acc = Polyphem
    .dat = Polyphem
    .gen = des Polyphem
    .bare = Polyphem
    .start = Polyphem
    .num = sg
card-cerberus = Zerberus
    .nom = Zerberus
    .acc = Zerberus
    .dat = Zerberus
    .gen = des Zerberus
    .bare = Zerberus
    .start = Zerberus
    .num = sg
card-erinyes = Erinyen
    .nom = die Erinyen
    .acc = die Erinyen
    .dat = den Erinyen
    .gen = der Erinyen
    .bare = Erinyen
    .start = Die Erinyen
    .num = pl
card-empusa = Empusa
    .nom = Empusa
    .acc = Empusa
    .dat = Empusa
    .gen = der Empusa
    .bare = Empusa
    .start = Empusa
    .num = sg
card-charon = Charon
    .nom = Charon
    .acc = Charon
    .dat = Charon
    .gen = des Charon
    .bare = Charon
    .start = Charon
    .num = sg

## Helden

card-achilles = Achill
    .nom = Achill
    .acc = Achill
    .dat = Achill
    .gen = des Achill
    .bare = Achill
    .start = Achill
    .num = sg
card-penthesilea = Penthesilea
    .nom = Penthesilea
    .acc = Penthesilea
    .dat = Penthesilea
    .gen = der Penthesilea
    .bare = Penthesilea
    .start = Penthesilea
    .num = sg
card-perseus = Perseus
    .nom = Perseus
    .acc = Perseus
    .dat = Perseus
    .gen = des Perseus
    .bare = Perseus
    .start = Perseus
    .num = sg
card-ulysses = Odysseus
    .nom = Odysseus
    .acc = Odysseus
    .dat = Odysseus
    .gen = des Odysseus
    .bare = Odysseus
    .start = Odysseus
    .num = sg
card-hector = Hektor
    .nom = Hektor
    .acc = Hektor
    .dat = Hektor
    .gen = des Hektor
    .bare = Hektor
    .start = Hektor
    .num = sg
card-ajax = Ajax
    .nom = Ajax
    .acc = Ajax
    .dat = Ajax
    .gen = des Ajax
    .bare = Ajax
    .start = Ajax
    .num = sg

## Artefakte

card-sandals = Geflügelte Sandalen
    .nom = die Geflügelten Sandalen
    .acc = die Geflügelten Sandalen
    .dat = den Geflügelten Sandalen
    .gen = der Geflügelten Sandalen
    .bare = Geflügelte Sandalen
    .start = Die Geflügelten Sandalen
    .num = pl
card-caduceus = Hermesstab
    .nom = der Hermesstab
    .acc = den Hermesstab
    .dat = dem Hermesstab
    .gen = des Hermesstabs
    .bare = Hermesstab
    .start = Der Hermesstab
    .num = sg
card-helm = Helm der Unsichtbarkeit
    .nom = der Helm der Unsichtbarkeit
    .acc = den Helm der Unsichtbarkeit
    .dat = dem Helm der Unsichtbarkeit
    .gen = des Helms der Unsichtbarkeit
    .bare = Helm der Unsichtbarkeit
    .start = Der Helm der Unsichtbarkeit
    .num = sg
card-lightning = Blitz des Zeus
    .nom = der Blitz des Zeus
    .acc = den Blitz des Zeus
    .dat = dem Blitz des Zeus
    .gen = des Blitzes des Zeus
    .bare = Blitz des Zeus
    .start = Der Blitz des Zeus
    .num = sg
card-cornucopia = Großes Füllhorn
    .nom = das Große Füllhorn
    .acc = das Große Füllhorn
    .dat = dem Großen Füllhorn
    .gen = des Großen Füllhorns
    .bare = Großes Füllhorn
    .start = Das Große Füllhorn
    .num = sg

## Metropolen

metropolis-ordinary = Gewöhnliche Metropole
    .nom = die gewöhnliche Metropole
    .acc = die gewöhnliche Metropole
    .dat = der gewöhnlichen Metropole
    .gen = der gewöhnlichen Metropole
    .ein = eine gewöhnliche Metropole
    .num = sg
metropolis-military = Militärmetropole
    .nom = die Militärmetropole
    .acc = die Militärmetropole
    .dat = der Militärmetropole
    .gen = der Militärmetropole
    .start = Die Militärmetropole
    .ein = eine Militärmetropole
    .num = sg
metropolis-coastal = Küstenmetropole
    .nom = die Küstenmetropole
    .acc = die Küstenmetropole
    .dat = der Küstenmetropole
    .gen = der Küstenmetropole
    .start = Die Küstenmetropole
    .ein = eine Küstenmetropole
    .num = sg
metropolis-spiritual = Tempelmetropole
    .nom = die Tempelmetropole
    .acc = die Tempelmetropole
    .dat = der Tempelmetropole
    .gen = der Tempelmetropole
    .start = Die Tempelmetropole
    .ein = eine Tempelmetropole
    .num = sg
metropolis-cultural = Kulturmetropole
    .nom = die Kulturmetropole
    .acc = die Kulturmetropole
    .dat = der Kulturmetropole
    .gen = der Kulturmetropole
    .start = Die Kulturmetropole
    .ein = eine Kulturmetropole
    .num = sg
metropolis-commercial = Handelsmetropole
    .nom = die Handelsmetropole
    .acc = die Handelsmetropole
    .dat = der Handelsmetropole
    .gen = der Handelsmetropole
    .start = Die Handelsmetropole
    .ein = eine Handelsmetropole
    .num = sg

## Einheiten, die keine Helden sind

unit-unit = normale Einheit
    .nom = eine normale Einheit
    .acc = eine normale Einheit
    .dat = einer normalen Einheit
    .gen = einer normalen Einheit
    .num = sg
unit-undead = untote Einheit
    .nom = eine untote Einheit
    .acc = eine untote Einheit
    .dat = einer untoten Einheit
    .gen = einer untoten Einheit
    .num = sg
unit-titan = Titan
    .nom = ein Titan
    .acc = einen Titanen
    .dat = einem Titanen
    .gen = eines Titanen
    .num = sg

## Göttliche Gunst: die kleineren Götter; mit Artikel ist es ihr Gunstplättchen

favour-aphrodite = Aphrodite
    .nom = die Gunst der Aphrodite
    .acc = die Gunst der Aphrodite
    .dat = der Gunst der Aphrodite
    .gen = der Gunst der Aphrodite
    .start = Die Gunst der Aphrodite
    .of = der Aphrodite
    .num = sg
favour-artemis = Artemis
    .nom = die Gunst der Artemis
    .acc = die Gunst der Artemis
    .dat = der Gunst der Artemis
    .gen = der Gunst der Artemis
    .start = Die Gunst der Artemis
    .of = der Artemis
    .num = sg
favour-demeter = Demeter
    .nom = die Gunst der Demeter
    .acc = die Gunst der Demeter
    .dat = der Gunst der Demeter
    .gen = der Gunst der Demeter
    .start = Die Gunst der Demeter
    .of = der Demeter
    .num = sg
favour-hera = Hera
    .nom = die Gunst der Hera
    .acc = die Gunst der Hera
    .dat = der Gunst der Hera
    .gen = der Gunst der Hera
    .start = Die Gunst der Hera
    .of = der Hera
    .num = sg
favour-hestia = Hestia
    .nom = die Gunst der Hestia
    .acc = die Gunst der Hestia
    .dat = der Gunst der Hestia
    .gen = der Gunst der Hestia
    .start = Die Gunst der Hestia
    .of = der Hestia
    .num = sg
favour-dionysus = Dionysos
    .nom = die Gunst des Dionysos
    .acc = die Gunst des Dionysos
    .dat = der Gunst des Dionysos
    .gen = der Gunst des Dionysos
    .start = Die Gunst des Dionysos
    .of = des Dionysos
    .num = sg
favour-hephaestus = Hephaistos
    .nom = die Gunst des Hephaistos
    .acc = die Gunst des Hephaistos
    .dat = der Gunst des Hephaistos
    .gen = der Gunst des Hephaistos
    .start = Die Gunst des Hephaistos
    .of = des Hephaistos
    .num = sg
favour-hermes = Hermes
    .nom = die Gunst des Hermes
    .acc = die Gunst des Hermes
    .dat = der Gunst des Hermes
    .gen = der Gunst des Hermes
    .start = Die Gunst des Hermes
    .of = des Hermes
    .num = sg

## Magische Gegenstände

item-trident = Dreizack des Poseidon
    .nom = der Dreizack des Poseidon
    .acc = den Dreizack des Poseidon
    .dat = dem Dreizack des Poseidon
    .gen = des Dreizacks des Poseidon
    .start = Der Dreizack des Poseidon
    .num = sg
item-apple = Zankapfel
    .nom = der Zankapfel
    .acc = den Zankapfel
    .dat = dem Zankapfel
    .gen = des Zankapfels
    .start = Der Zankapfel
    .num = sg
item-obol = Obolus der Toten
    .nom = der Obolus der Toten
    .acc = den Obolus der Toten
    .dat = dem Obolus der Toten
    .gen = des Obolus der Toten
    .start = Der Obolus der Toten
    .num = sg
item-spear = Speer des Ares
    .nom = der Speer des Ares
    .acc = den Speer des Ares
    .dat = dem Speer des Ares
    .gen = des Speers des Ares
    .start = Der Speer des Ares
    .num = sg
item-aegis = Ägis
    .nom = die Ägis
    .acc = die Ägis
    .dat = der Ägis
    .gen = der Ägis
    .start = Die Ägis
    .num = sg
item-fleece = Goldenes Vlies
    .nom = das Goldene Vlies
    .acc = das Goldene Vlies
    .dat = dem Goldenen Vlies
    .gen = des Goldenen Vlieses
    .start = Das Goldene Vlies
    .num = sg
item-cup = Ambrosiakelch
    .nom = der Ambrosiakelch
    .acc = den Ambrosiakelch
    .dat = dem Ambrosiakelch
    .gen = des Ambrosiakelchs
    .start = Der Ambrosiakelch
    .num = sg
item-lyre = Leier des Orpheus
    .nom = die Leier des Orpheus
    .acc = die Leier des Orpheus
    .dat = der Leier des Orpheus
    .gen = der Leier des Orpheus
    .start = Die Leier des Orpheus
    .num = sg
item-thread = Ariadnefaden
    .nom = der Ariadnefaden
    .acc = den Ariadnefaden
    .dat = dem Ariadnefaden
    .gen = des Ariadnefadens
    .start = Der Ariadnefaden
    .num = sg
item-pandora = Büchse der Pandora
    .nom = die Büchse der Pandora
    .acc = die Büchse der Pandora
    .dat = der Büchse der Pandora
    .gen = der Büchse der Pandora
    .start = Die Büchse der Pandora
    .num = sg

## Phasen einer Runde

phase-creatures = Kreaturen
phase-threat = Bedrohung
phase-gods = Götter
phase-revenue = Einkünfte
phase-upkeep = Unterhalt
phase-discord = Zwietracht
phase-offerings = Opfergaben
phase-actions = Aktionen
phase-departure = Abzug der Untoten
phase-end = Ende der Runde

## Erweiterungen

module-free_placement = Freie Startaufstellung
module-hades = Hades
module-heroes = Helden
module-favours = Göttliche Gunst
module-titans = Titanen

## Wie ein Spiel endet

ending-metropolises = Die nötigen Metropolen sind gegründet
ending-last_player = Nur eine Stadt ist übrig
ending-max_cycles = Die vereinbarte letzte Runde ist vorbei
ending-artifacts = Alle fünf Artefakte sind beisammen

## Hausregeln

option-name-edition = die erste oder die zweite Auflage: { $value }
option-name-open_gold = das Gold aller liegt offen: { $value ->
    [true] ja
   *[other] nein
}
option-name-priests_two_player = was Priester bei zwei Geboten sparen: { $value ->
    [each] jeder Priester spart bei beiden
   *[joint] ein Priester spart bei einem der beiden
}
option-name-apollo_marker = wohin der Wohlstandsmarker von Apollo kommt: { $value ->
    [any] auf eine beliebige Insel
   *[own] auf eine eigene Insel
}
option-name-tiebreak = mehrere haben genug Metropolen: { $value ->
    [metropolises] erst zählt die Zahl der Metropolen, dann das Gold
   *[gold] erst zählt das Gold, dann die Zahl der Metropolen
}
option-name-max_cycles = das Spiel endet nach Runde { $value }

## Inseln und Gebiete, auch mit Präpositionen: wo, wohin, woher

isle-andros = Andros
    .on = auf Andros
    .to = nach Andros
    .from = von Andros
isle-delos = Delos
    .on = auf Delos
    .to = nach Delos
    .from = von Delos
isle-ios = Ios
    .on = auf Ios
    .to = nach Ios
    .from = von Ios
isle-keros = Keros
    .on = auf Keros
    .to = nach Keros
    .from = von Keros
isle-kythnos = Kythnos
    .on = auf Kythnos
    .to = nach Kythnos
    .from = von Kythnos
isle-milos = Milos
    .on = auf Milos
    .to = nach Milos
    .from = von Milos
isle-mykonos = Mykonos
    .on = auf Mykonos
    .to = nach Mykonos
    .from = von Mykonos
isle-naxos = Naxos
    .on = auf Naxos
    .to = nach Naxos
    .from = von Naxos
isle-paros = Paros
    .on = auf Paros
    .to = nach Paros
    .from = von Paros
isle-serifos = Serifos
    .on = auf Serifos
    .to = nach Serifos
    .from = von Serifos
isle-sifnos = Sifnos
    .on = auf Sifnos
    .to = nach Sifnos
    .from = von Sifnos
isle-sikinos = Sikinos
    .on = auf Sikinos
    .to = nach Sikinos
    .from = von Sikinos
isle-syros = Syros
    .on = auf Syros
    .to = nach Syros
    .from = von Syros
isle-tinos = Tinos
    .on = auf Tinos
    .to = nach Tinos
    .from = von Tinos
isle-kea = Kea
    .on = auf Kea
    .to = nach Kea
    .from = von Kea
isle-therasia = Therasia
    .on = auf Therasia
    .to = nach Therasia
    .from = von Therasia
isle-rhenea = Rheneia
    .on = auf Rheneia
    .to = nach Rheneia
    .from = von Rheneia
isle-anaphe = Anaphe
    .on = auf Anaphe
    .to = nach Anaphe
    .from = von Anaphe
isle-kameni = Kameni
    .on = auf Kameni
    .to = nach Kameni
    .from = von Kameni
isle-balos = Balos
    .on = in Balos
    .to = nach Balos
    .from = aus Balos
isle-athinios = Athinios
    .on = in Athinios
    .to = nach Athinios
    .from = aus Athinios
isle-pyrgos = Pyrgos
    .on = in Pyrgos
    .to = nach Pyrgos
    .from = aus Pyrgos
isle-akrotiri = Akrotiri
    .on = in Akrotiri
    .to = nach Akrotiri
    .from = aus Akrotiri
isle-emporio = Emporio
    .on = in Emporio
    .to = nach Emporio
    .from = aus Emporio
isle-kamari = Kamari
    .on = in Kamari
    .to = nach Kamari
    .from = aus Kamari
isle-armeni = Armeni
    .on = in Armeni
    .to = nach Armeni
    .from = aus Armeni
isle-perissa = Perissa
    .on = in Perissa
    .to = nach Perissa
    .from = aus Perissa
isle-fira = Fira
    .on = in Fira
    .to = nach Fira
    .from = aus Fira
isle-mesaria = Mesaria
    .on = in Mesaria
    .to = nach Mesaria
    .from = aus Mesaria
isle-finikia = Finikia
    .on = in Finikia
    .to = nach Finikia
    .from = aus Finikia
isle-oia = Oia
    .on = in Oia
    .to = nach Oia
    .from = aus Oia
isle-agiassos = Agiassos
    .on = in Agiassos
    .to = nach Agiassos
    .from = aus Agiassos
isle-lionas = Lionas
    .on = in Lionas
    .to = nach Lionas
    .from = aus Lionas
isle-engares = Engares
    .on = in Engares
    .to = nach Engares
    .from = aus Engares
isle-chora = Chora
    .on = in Chora
    .to = nach Chora
    .from = aus Chora
isle-plaka = Plaka
    .on = in Plaka
    .to = nach Plaka
    .from = aus Plaka
isle-abrami = Abrami
    .on = in Abrami
    .to = nach Abrami
    .from = aus Abrami
isle-sangri = Sangri
    .on = in Sangri
    .to = nach Sangri
    .from = aus Sangri
isle-filoti = Filoti
    .on = in Filoti
    .to = nach Filoti
    .from = aus Filoti
isle-zas = Zas
    .on = am Zas
    .to = zum Zas
    .from = vom Zas
isle-naoussa = Naoussa
    .on = in Naoussa
    .to = nach Naoussa
    .from = aus Naoussa
isle-marpissa = Marpissa
    .on = in Marpissa
    .to = nach Marpissa
    .from = aus Marpissa
isle-ambelas = Ambelas
    .on = in Ambelas
    .to = nach Ambelas
    .from = aus Ambelas
isle-drios = Drios
    .on = in Drios
    .to = nach Drios
    .from = aus Drios
isle-lefkes = Lefkes
    .on = in Lefkes
    .to = nach Lefkes
    .from = aus Lefkes
isle-aliki = Aliki
    .on = in Aliki
    .to = nach Aliki
    .from = aus Aliki
isle-marathi = Marathi
    .on = in Marathi
    .to = nach Marathi
    .from = aus Marathi
isle-angeria = Angeria
    .on = in Angeria
    .to = nach Angeria
    .from = aus Angeria
isle-parikia = Parikia
    .on = in Parikia
    .to = nach Parikia
    .from = aus Parikia

## Orte

# Ein Seefeld nach seinen Inseln: zwischen mehreren, bei mehreren Gebieten einer Insel, oder auf einer Seite einer
# einzigen. Von mehreren zwischen denselben Inseln sagt part, welches; die Nummer steht auf dem Spielplan und kommt nur
# vor, wo sonst nichts hilft. `.title` ist für den Anfang einer Zeile.
sea-name = { sea-which } { $relation ->
    [between] zwischen
    [along] bei
   *[off] { sea-direction } von
} { $isles }
    .dat = { sea-which.dat } { $relation ->
        [between] zwischen
        [along] bei
       *[off] { sea-direction } von
    } { $isles }
    .gen = { sea-which.gen } { $relation ->
        [between] zwischen
        [along] bei
       *[off] { sea-direction } von
    } { $isles }
    .on = auf { sea-which.dat } { $relation ->
        [between] zwischen
        [along] bei
       *[off] { sea-direction } von
    } { $isles }
    .to = { sea-which.to } { $relation ->
        [between] zwischen
        [along] bei
       *[off] { sea-direction } von
    } { $isles }
    .from = { sea-which.from } { $relation ->
        [between] zwischen
        [along] bei
       *[off] { sea-direction } von
    } { $isles }
    .title = { sea-which-title } { $relation ->
        [between] zwischen
        [along] bei
       *[off] { sea-direction } von
    } { $isles }
sea-which = { $number ->
    [none] { $part ->
        [none] { $open ->
            [yes] das offene Seefeld
           *[no] das Seefeld
        }
       *[other] das { sea-which-title.side }e Seefeld
    }
   *[other] { $open ->
        [yes] das offene Seefeld { $number }
       *[no] Seefeld { $number }
    }
}
    .dat = { $number ->
    [none] { $part ->
        [none] { $open ->
            [yes] dem offenen Seefeld
           *[no] dem Seefeld
        }
       *[other] dem { sea-which-title.side }en Seefeld
    }
   *[other] { $open ->
        [yes] dem offenen Seefeld { $number }
       *[no] Seefeld { $number }
    }
}
    .gen = { $number ->
    [none] { $part ->
        [none] { $open ->
            [yes] des offenen Seefelds
           *[no] des Seefelds
        }
       *[other] des { sea-which-title.side }en Seefelds
    }
   *[other] { $open ->
        [yes] des offenen Seefelds { $number }
       *[no] von Seefeld { $number }
    }
}
    .to = { $number ->
    [none] { $part ->
        [none] { $open ->
            [yes] zum offenen Seefeld
           *[no] zum Seefeld
        }
       *[other] zum { sea-which-title.side }en Seefeld
    }
   *[other] { $open ->
        [yes] zum offenen Seefeld { $number }
       *[no] zu Seefeld { $number }
    }
}
    .from = { $number ->
    [none] { $part ->
        [none] { $open ->
            [yes] vom offenen Seefeld
           *[no] vom Seefeld
        }
       *[other] vom { sea-which-title.side }en Seefeld
    }
   *[other] { $open ->
        [yes] vom offenen Seefeld { $number }
       *[no] von Seefeld { $number }
    }
}
sea-which-title = { $number ->
    [none] { $part ->
        [north] Nördliches Seefeld
        [northeast] Nordöstliches Seefeld
        [east] Östliches Seefeld
        [southeast] Südöstliches Seefeld
        [south] Südliches Seefeld
        [southwest] Südwestliches Seefeld
        [west] Westliches Seefeld
        [northwest] Nordwestliches Seefeld
        [middle] Mittleres Seefeld
       *[none] { $open ->
            [yes] Offenes Seefeld
           *[no] Seefeld
        }
    }
   *[other] { $open ->
        [yes] Offenes Seefeld { $number }
       *[no] Seefeld { $number }
    }
}
    .side = { $part ->
    [north] nördlich
    [northeast] nordöstlich
    [east] östlich
    [southeast] südöstlich
    [south] südlich
    [southwest] südwestlich
    [west] westlich
    [northwest] nordwestlich
   *[middle] mittler
}
sea-direction = { $direction ->
    [north] nördlich
    [northeast] nordöstlich
    [east] östlich
    [southeast] südöstlich
    [south] südlich
    [southwest] südwestlich
    [west] westlich
   *[northwest] nordwestlich
}
# Eine Insel, die keine Nachricht nennt: Ihr Name kommt vom Spielplan.
own-isle = { $name }
    .on = auf { $name }
    .to = nach { $name }
    .from = von { $name }
marker-second = { $city } ({ $number })
    .short = { $city_short }{ $number }
list-last = { $before } und { $last }

### Was geschehen ist

## Die Runde beginnt

event-cycle-began = Runde { $cycle }
event-card-unsold = Von der Leiste auf den Ablagestapel: { $card }.
event-card-slid = Weitergerückt, jetzt für { $to_space } Gold zu haben: { $card }.
event-card-drawn = Neu auf der Leiste, für { $space } Gold: { $card }.
event-deck-refilled = Der Stapel ist leer: Der Ablagestapel wird gemischt und zum neuen Stapel.
event-gods-laid = Die Götter dieser Runde: { $gods }, dazu wie immer Apollo.
event-revenue-taken = { $gold ->
    [0] { $player } hat keine Einkünfte.
   *[other] { $player } nimmt { $gold } Gold ein.
}

## Opfergaben

event-bid-placed = { $player } bietet { $gold } Gold auf { $god }.
event-outbid = { $player } wird bei { $god } überboten.
event-apollo-chosen = { $place ->
    [1] { $player } geht zu Apollo, an die erste Stelle.
   *[other] { $player } geht zu Apollo, an die { $place }. Stelle.
}
event-offering-paid = { $player } zahlt { $gold } Gold als Opfergabe.

## Ein Zug

event-turn-began = { $player } mit { $god }
event-turn-ended = { $player } beendet den Zug und bietet beim nächsten Mal an { $place }. Stelle.
event-apollo-gave = { $player } erhält { $gold } Gold von Apollo.
event-prosperity-placed = { $player } legt { $isle_on } einen Wohlstandsmarker.
event-troop-recruited = { $player } wirbt { $isle_on }{ price-paid } eine Armee an.
event-fleet-recruited = { $player } baut { $sea_on }{ price-paid } ein Schiff.
event-priest-taken = { $player } erhält{ price-paid } einen Priester.
event-philosopher-taken = { $player } erhält{ price-paid } einen Philosophen.
event-built = { $player } baut { $isle_on }{ price-paid } { $building_ein }.
price-paid = { $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}

## Bewegungen und Kämpfe

event-fleets-moved = { $player } segelt{ price-paid } mit { fleets.dat } { $from_sea_from } { $to_sea_to }.
event-troops-moved = { $player } { $flying ->
    [yes] fliegt
   *[no] zieht
}{ price-paid } mit { troops.dat } { $from_isle_from } { $to_isle_to }{ with-artifacts }.
event-isle-taken = { $former ->
    [none] { $player } nimmt das herrenlose { $isle } ein.
   *[other] { $player } erobert { $isle } von { $former }.
}
event-land-battle-began = Kampf um { $isle }: { $attacker } greift mit { $attackers } an, { $defender } verteidigt mit { $defenders }.
event-sea-battle-began = Kampf { $sea_on }: { $attacker } greift mit { $attackers } an, { $defender } verteidigt mit { $defenders }.
event-battle-round = Der Angreifer würfelt { $attacker_die } und kommt auf { $attacker_total }, der Verteidiger würfelt { $defender_die } und kommt auf { $defender_total }: { $attacker_loses ->
    [yes] { $defender_loses ->
        [yes] Beide verlieren eine Einheit.
       *[no] Der Angreifer verliert eine Einheit.
    }
   *[no] { $defender_loses ->
        [yes] Der Verteidiger verliert eine Einheit.
       *[no] Niemand verliert eine Einheit.
    }
}
event-minotaur-fell = Der Minotaurus { $isle_on } fällt.
event-troops-retreated = { $player } zieht sich mit { troops.dat } { $from_isle_from } { $to_isle_to } zurück{ with-artifacts }.
event-fleets-retreated = { $player } zieht sich mit { fleets.dat } { $from_sea_from } { $to_sea_to } zurück.
event-battle-ended = { $winner ->
    [none] Auf beiden Seiten ist niemand übrig.
   *[other] { $winner } gewinnt den Kampf.
}

## Wer sich bewegt, sich zurückzieht oder verloren geht; `.dat` steht nach „mit“

fleets = { $count ->
    [0] { $undead ->
        [one] { $undead } untotes Schiff
       *[other] { $undead } untote Schiffe
    }
   *[other] { fleet-count }{ $undead ->
        [0] {""}
        [one] {" "}und { $undead } untotes Schiff
       *[other] {" "}und { $undead } untote Schiffe
    }
}
    .dat = { $count ->
    [0] { $undead ->
        [one] { $undead } untoten Schiff
       *[other] { $undead } untoten Schiffen
    }
   *[other] { fleet-count.dat }{ $undead ->
        [0] {""}
        [one] {" "}und { $undead } untoten Schiff
       *[other] {" "}und { $undead } untoten Schiffen
    }
}
troops = { $titans ->
    [0] { troops-and-others }
   *[other] { titan-count }{ $count ->
        [0] { $undead ->
            [0] { and-heroes }
           *[other] { $heroes_count ->
                [0] {" "}und { undead }
               *[other] , { troops-and-others }
            }
        }
       *[other] { $undead ->
            [0] { $heroes_count ->
                [0] {" "}und { troop-count }
               *[other] , { troops-and-others }
            }
           *[other] , { troops-and-others }
        }
    }
}
    .dat = { $titans ->
    [0] { troops-and-others.dat }
   *[other] { titan-count.dat }{ $count ->
        [0] { $undead ->
            [0] { and-heroes }
           *[other] { $heroes_count ->
                [0] {" "}und { undead.dat }
               *[other] , { troops-and-others.dat }
            }
        }
       *[other] { $undead ->
            [0] { $heroes_count ->
                [0] {" "}und { troop-count }
               *[other] , { troops-and-others.dat }
            }
           *[other] , { troops-and-others.dat }
        }
    }
}
troops-and-others = { $count ->
    [0] { $undead ->
        [0] { $heroes }
       *[other] { undead }{ and-heroes }
    }
   *[other] { troop-count }{ $undead ->
        [0] { and-heroes }
       *[other] { $heroes_count ->
            [0] {" "}und { undead }
           *[other] , { undead }{ and-heroes }
        }
    }
}
    .dat = { $count ->
    [0] { $undead ->
        [0] { $heroes }
       *[other] { undead.dat }{ and-heroes }
    }
   *[other] { troop-count }{ $undead ->
        [0] { and-heroes }
       *[other] { $heroes_count ->
            [0] {" "}und { undead.dat }
           *[other] , { undead.dat }{ and-heroes }
        }
    }
}
fleet-count = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
    .dat = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffen
}
troop-count = { $count ->
    [one] { $count } Armee
   *[other] { $count } Armeen
}
titan-count = { $titans ->
    [one] { $titans } Titan
   *[other] { $titans } Titanen
}
    .dat = { $titans } Titanen
    .acc = { $titans } Titanen
undead = { $undead ->
    [one] { $undead } untote Einheit
   *[other] { $undead } untote Einheiten
}
    .dat = { $undead ->
    [one] { $undead } untoten Einheit
   *[other] { $undead } untoten Einheiten
}
and-heroes = { $heroes_count ->
    [0] {""}
    [one] {" "}und { $heroes }
   *[other] , { $heroes }
}

with-artifacts = { $artifacts_count ->
    [0] {""}
   *[other] , dabei: { $artifacts }
}

## Metropolen

event-building-discarded = { $player } gibt { $isle_on } { $building_ein } für eine Metropole ab.
event-philosophers-discarded = { $player } gibt { $count } Philosophen für eine Metropole ab.
event-building-cleared = Für die Metropole weicht { $isle_on } { $building_nomein }.
event-metropolis-founded = { $special ->
    [none] { $player } gründet { $isle_on } eine Metropole!
   *[other] { $player } gründet { $isle_on } { $special_ein }!
}
event-metropolis-forfeited = { $player } hat keinen Platz für eine Metropole, oder es ist keine mehr da: Es gibt nichts dafür.

## Kreaturen

event-creature-changed = { $player } schickt{ price-paid } { $card_acc } fort.
event-creature-called = { $player } ruft{ price-paid } { $card_acc } herbei{ $discounts ->
    [0] {""}
    [one] {" "}(1 Gold weniger dank eines Tempels)
   *[other] {" "}({ $discounts } Gold weniger dank der Tempel)
}.
event-power-forgone = { $player } verzichtet auf die Wirkung { $card_gen }.
event-power-copied = Die Chimäre ahmt { $card_acc } nach.
event-discard-shuffled-in = Der Ablagestapel wird in den Stapel gemischt.
event-philosopher-stolen = { $player } nimmt { $victim } einen Philosophen weg.
event-priest-stolen = { $player } nimmt { $victim } einen Priester weg.
event-gold-stolen = { $player } nimmt { $victim } { $gold } Gold weg.
event-fleet-lured = Die Sirene schickt das Schiff von { $victim } { $sea_from } nach Hause.
event-fleet-placed = { $from_sea ->
    [none] { $player } stellt { $sea_on } ein Schiff auf.
   *[other] { $player } holt { $undead ->
        [yes] ein untotes Schiff
       *[no] ein Schiff
    } { $from_sea_from } { $sea_to }.
}
event-building-destroyed = Der Riese reißt { $isle_on } { $building_ein } nieder.
event-building-turned = { $player } verwandelt { $isle_on } { $former_ein } in { $building_ein }.
event-troop-sold = { $player } verkauft { $isle_on } eine Armee für { $gold } Gold.
event-fleet-sold = { $player } verkauft { $sea_on } ein Schiff für { $gold } Gold.
event-priest-sold = { $player } verkauft einen Priester für { $gold } Gold.
event-philosopher-sold = { $player } verkauft einen Philosophen für { $gold } Gold.
event-troop-killed = Die Harpyie raubt { $victim } { $isle_on } eine Armee.
event-kraken-moved = { $player } führt{ price-paid } den Kraken { $sea_to }.
event-fleets-lost = { $victim } verliert { $sea_on } { fleets }.
event-fleets-pushed = Polyphem vertreibt { fleets } von { $victim } { $from_sea_from } { $to_sea_to }.
event-figure-placed = { $player } stellt { $card_acc } { $isle_on } auf.
event-figure-left = { $card_start } verlässt { $isle }.
event-figures-clashed = { $card_start } trifft { $isle_on } auf eine andere Kreatur: Beide verschwinden.

## Freie Startaufstellung

event-troop-put = { $player } stellt { $isle_on } eine Armee auf.
event-fleet-put = { $player } stellt { $sea_on } ein Schiff auf.

## Hades

event-threat-rolled = Die Würfel der Bedrohung zeigen { $one } und { $other }: Sie steht jetzt bei { $threat }.
event-hades-came = Hades kommt und verdeckt { $god }.
event-hades-left = Hades geht, und mit ihm alle Untoten. Die Bedrohung ist wieder 0.
event-undead-troop-raised = { $player } erweckt { $isle_on }{ price-paid } eine untote Armee.
event-undead-fleet-raised = { $player } erweckt { $sea_on }{ price-paid } ein untotes Schiff.
event-necropolis-built = { $from_isle ->
    [none] { $player } baut { $isle_on }{ price-paid } die Nekropole.
   *[other] { $player } verlegt{ price-paid } die Nekropole { $from_isle_from } { $isle_to }.
}
event-metropolis-razed = { $player } verliert { $isle_on } die Metropole an die Nekropole.
event-gold-buried = Für die Toten kommt { $gold } Gold auf die Nekropole { $isle_on }.
event-grave-gold-taken = { $player } nimmt das Gold, das { $isle_on } liegt: { $gold } Gold.

## Helden

event-hero-hired = { $card_start } steht von nun an { $player } zur Seite, { $isle_on }.
event-hero-paid = { $player } behält{ price-paid } { $card_acc }.
event-hero-sacrificed = { $player } opfert { $card_acc }.
event-hero-left = { $card_start } verlässt das Spiel.
event-metropolis-bought = { $player } zahlt { $price } Gold für eine Metropole.
event-metropolis-hidden = { $player } gründet auf der verborgenen Insel der Amazonen eine Metropole! { $card_start } bleibt dort.
event-priests-turned = { $count ->
    [one] Ein Priester von { $player } wird zum Philosophen.
   *[other] { $count } Priester von { $player } werden zu Philosophen.
}
event-prosperity-moved = { $player } bringt einen Wohlstandsmarker { $from_isle_from } { $to_isle_to }.
event-dice-rolled = Der Angreifer würfelt { $attacker_die }, der Verteidiger { $defender_die }.
event-die-rerolled = Odysseus würfelt für { $player } noch einmal: { $die }.
event-unit-lost = { $player } verliert { $card ->
    [none] { $undead ->
        [yes] eine untote Einheit
       *[no] eine Einheit
    }
   *[other] { $card_acc }
}.
event-unit-saved = { $player } verliert nichts: Die Einheit ist gerettet.

## Göttliche Gunst

event-favours-shuffled = Alle Gunstplättchen werden gemischt.
event-favour-laid = Neben { $god } liegt { $favour_nom }.
event-favour-used = { $player } nutzt{ price-paid } { $favour_acc }.
event-priestess-given = { $player } erhält eine Priesterin.
event-priestess-spent = { $player } behält { $card_acc } dank einer Priesterin.
event-item-given = { $player } erhält { $item_acc }.
event-items-shuffled = Die gespielten magischen Gegenstände werden gemischt und zum neuen Stapel.
event-items-seen = { $items_count ->
    [0] { $player } sieht sich zwei magische Gegenstände an.
   *[other] { $player } sieht sich an: { $items }.
}
event-item-kept = { $item ->
    [none] { $player } behält einen magischen Gegenstand verdeckt.
   *[other] { $player } behält { $item_acc }, verdeckt.
}
event-item-discarded = { $player } legt { $item_acc } ab.
event-item-used = { $secret ->
    [yes] { $player } deckt { $item_acc } auf und nutzt die Wirkung.
   *[no] { $player } setzt { $item_acc } ein.
}
event-barred-from-god = { $player } verwehrt { $victim } in dieser Runde jedes Gebot auf { $god }.
event-troops-doubled = { $count ->
    [one] { $count } weitere Armee von { $player } steht { $isle_on }.
   *[other] { $count } weitere Armeen von { $player } stehen { $isle_on }.
}
event-card-given = { $priest ->
    [yes] { $player } gibt Artemis einen Priester.
   *[no] { $player } gibt Artemis einen Philosophen.
}
event-harvest-taken = { $player } erhält { $gold } Gold von Demeter.
event-card-turned-up = Aufgedeckt: { $card }.
event-sea-marker-placed = { $player } legt { $sea_on } einen Wohlstandsmarker.
event-fleece-sold = Das Goldene Vlies bringt { $player } { $gold } Gold.
event-figure-moved = { $player } lockt { $card_acc } { $from_isle_from } { $to_isle_to }.

## Titanen

event-site-built = Von Anfang an steht { $isle_on } { $building_nomein }.
event-specials-drawn = Besondere Metropolen dieser Partie: { $metropolises }.
event-titan-raised = { $player } erweckt { $isle_on }{ price-paid } einen Titanen.
event-coin-given = { $player } erhält { $gold } Gold.
event-troops-passed = { $player } zieht{ price-paid } mit { troops.dat } { $from_isle_from } ungesehen durch { $to_isle }{ with-artifacts }.
event-artifact-placed = { $player } bringt { $card_acc } { $isle_to }.
event-artifacts-left = Zurückgelassen { $isle_on }: { $artifacts }.
event-artifact-lost = Von der Leiste und aus dem Spiel: { $card }.
event-artifact-sent = { $player } schickt{ price-paid } { $card_acc } { $from_isle_from } { $to_isle_to }.
event-caduceus-paid = { $player } nutzt für { $price } Gold den Hermesstab.
event-lightning-paid = Blitz des Zeus: { $player } zahlt { $holder } { $gold } Gold.
event-gold-shared = { $player } gibt { $partner } { $gold } Gold.
event-last-cycle = { $team } haben genug Metropolen: Diese Runde ist die letzte.

## Das Ende

event-player-eliminated = { $player } hat kein Land mehr und scheidet aus.
event-game-ended = Das Spiel ist aus: { $ending }. { $winners_count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}

### Warum nicht

refusal-with-rule = { $reason } ({ $rule })

## Es ist der falsche Moment

refusal-game-over = Das Spiel ist aus.
refusal-not-your-decision = Jetzt entscheidet { $player }.
refusal-nothing-to-undo = Kein Schritt lässt sich zurücknehmen: Danach kamen Würfel, eine Karte oder eine andere Stadt.
refusal-no-offerings-now = Geboten wird nur in der Phase der Opfergaben, wenn du an der Reihe bist.
refusal-no-turn-now = Das geht nur in deinem Zug mit einem Gott, zwischen zwei anderen Aktionen.
refusal-no-retreat-now = Es ist kein Rückzug zu entscheiden.
refusal-no-landing-now = Keine Armeen sind unterwegs.
refusal-no-sailing-now = Keine Schiffe sind unterwegs.
refusal-nothing-to-stop = Hier gibt es nichts zu beenden.
refusal-nothing-to-forgo = Hier gibt es keine Wirkung, auf die du verzichten könntest.
refusal-no-sale-now = Einheiten und Karten verkaufst du nur an die Sphinx.
refusal-no-isle-to-choose = Nach einer Insel wird nicht gefragt.
refusal-no-sea-to-choose = Nach einem Seefeld wird nicht gefragt.
refusal-no-player-to-choose = Nach einer Stadt wird nicht gefragt.
refusal-no-card-to-choose = Nach einer Karte wird nicht gefragt.
refusal-no-building-to-choose = Nach einem Gebäude wird nicht gefragt.
refusal-no-type-to-choose = Nach einer Gebäudeart wird nicht gefragt.
refusal-no-god-to-choose = Nach einem Gott wird nicht gefragt.
refusal-no-item-to-choose = Nach einem magischen Gegenstand wird nicht gefragt.
refusal-no-number-to-choose = Nach einer Zahl wird nicht gefragt.
refusal-nothing-to-pass = Hier gibt es nichts, worauf du verzichten könntest.
refusal-no-one-to-take-along = Untote, Titanen, Helden und Artefakte kommen nur mit, wenn Einheiten aufbrechen.
refusal-no-upkeep-now = Über den Sold der Helden wird gleich nach den Einkünften entschieden.
refusal-no-sacrifice-now = Einen Helden opferst du im eigenen Zug, zwischen zwei anderen Aktionen und nicht bei Apollo.
refusal-no-priestess-now = Eine Priesterin hilft, wenn ein Held Sold verlangt oder eine Kreatur ihre Insel verlassen müsste.
refusal-no-favour-now = Eine Gunst nutzt du im Zug mit dem Gott, neben dem sie liegt.
refusal-no-item-now = Jetzt lässt sich kein magischer Gegenstand einsetzen.
refusal-no-reroll-now = Jetzt würfelt niemand noch einmal.
refusal-no-loss-now = Es muss keine Einheit abgegeben werden.
refusal-no-card-to-give = Artemis nimmt jetzt keinen Priester oder Philosophen.
refusal-no-passage-now = Niemand ist unterwegs, der durch ein Gebiet ziehen könnte.
refusal-nothing-to-pay = Es gibt nichts zu bezahlen.
refusal-no-metropolis-to-choose = Nach der Art der Metropole wird nicht gefragt.
refusal-no-sending-now = Sandalen und Helm werden zu Beginn eines Zuges verschickt, aber nicht bei Apollo.

## Das gibt es nicht

refusal-no-such-isle = Auf diesem Spielplan gibt es keine Insel Nummer { $number }.
refusal-no-such-sea = Auf diesem Spielplan gibt es kein Seefeld Nummer { $number }.
refusal-no-such-player = In dieser Partie gibt es keine Stadt Nummer { $number }.

## Opfergaben

refusal-god-not-available = { $god } ist in dieser Runde nicht dabei.
refusal-bid-too-low = { $god } verlangt mindestens { $gold } Gold.
refusal-same-god-again = Wer bei { $god } überboten wird, muss auf einen anderen Gott bieten oder zu Apollo gehen.
refusal-bid-too-high = Ein Gebot beträgt höchstens { $gold } Gold.
refusal-bid-not-payable = Das würde { $price } Gold kosten, Priester { $coin ->
    [0] schon eingerechnet
   *[other] und die Münze für den Blitz des Zeus schon eingerechnet
}, und so viel hast du nicht.
refusal-bids-not-payable = Beide Gebote zusammen würden { $price } Gold kosten, Priester schon eingerechnet, und so viel hast du nicht.

## Die Aktionen des Gottes

refusal-needs-poseidon = Schiffe baust du mit Poseidon.
refusal-needs-ares = Armeen wirbst du mit Ares an.
refusal-needs-zeus-for-priest = Priester kommen mit Zeus.
refusal-needs-athena-for-philosopher = Philosophen kommen mit Athene.
refusal-needs-other-god-to-build = Nicht dieser Gott baut { $building_ein }, sondern { $building_builder }.
refusal-needs-poseidon-to-sail = Schiffe fahren mit Poseidon.
refusal-needs-ares-to-march = Armeen ziehen mit Ares.
refusal-needs-zeus-to-change = Nur Zeus schickt eine Kreatur fort.
refusal-no-more-fleets-for-sale = Poseidon hat in diesem Zug keine Schiffe mehr.
refusal-no-more-troops-for-sale = Ares hat in diesem Zug keine Armeen mehr.
refusal-no-more-priests-for-sale = Zeus hat in diesem Zug keine Priester mehr.
refusal-no-more-philosophers-for-sale = Athene hat in diesem Zug keine Philosophen mehr.
refusal-all-fleets-on-board = Alle 8 Schiffe sind schon auf dem Spielplan.
refusal-all-troops-on-board = Alle 8 Armeen sind schon auf dem Spielplan.
refusal-no-priest-left = Im Vorrat ist kein Priester mehr.
refusal-no-philosopher-left = Im Vorrat ist kein Philosoph mehr.
refusal-no-building-left = Im Vorrat ist { $building_kein } mehr.
refusal-not-enough-gold = Das kostet { $price } Gold, und du hast { $gold ->
    [0] keins
   *[other] nur { $gold }
}.
refusal-not-your-isle = Neue Armeen und Helden kommen auf eigenes Land, und { $isle } gehört dir nicht.
refusal-no-own-isle-beside = Ein neues Schiff kommt an eine eigene Küste, und { $sea } grenzt an keine.
refusal-enemy-fleet-there = Es liegen schon fremde Schiffe { $sea_on }.
refusal-sea-closed = Kein Schiff darf { $sea } befahren: Der Krake oder Polyphem versperrt es.
refusal-no-free-slot = { $isle } hat keinen freien Bauplatz.
refusal-building-isle-not-yours = Du baust nur auf eigenem Land, und { $isle } gehört dir nicht.

## Bewegungen

refusal-no-own-fleet-there = Du hast { $sea_on } kein Schiff.
refusal-fleets-cannot-leave = Die Schiffe { $sea_on } können nirgendwohin.
refusal-sea-not-adjacent = Mit einem Schritt kommen die Schiffe nicht { $sea_to }.
refusal-too-many-fleets = { $number ->
    [0] Kein Schiff kann { $sea_from } ablegen.
    [one] Höchstens { $number } Schiff kann { $sea_from } ablegen.
   *[other] Höchstens { $number } Schiffe können { $sea_from } ablegen.
}
refusal-step-first = Die Schiffe müssen einen Schritt machen, bevor sie anhalten dürfen.
refusal-fleets-already-fought = Die Schiffe { $sea_on } haben gekämpft und fahren mit dieser Sylphe nicht weiter.
refusal-no-own-troop-there = Du hast { $isle_on } keine Armee.
refusal-troops-cannot-leave = Die Armeen { $isle_on } können nirgendwohin.
refusal-held-by-medusa = Medusa lässt keine Armee { $isle_from } fort.
refusal-too-many-troops = { $number ->
    [0] Keine Armee kann { $isle_from } aufbrechen.
    [one] Höchstens { $number } Armee kann { $isle_from } aufbrechen.
   *[other] Höchstens { $number } Armeen können { $isle_from } aufbrechen.
}
refusal-same-isle = Es muss ein anderer Ort sein als { $isle }.
refusal-not-joined-by-fleets = Keine Kette eigener Schiffe führt { $isle_to }, und { $isle } grenzt auch nicht an das Gebiet der Armeen.
refusal-last-isle = { $isle } ist alles, was der Besitzer noch hat: Angreifen darfst du nur, um die Metropolen oder Artefakte zu bekommen, mit denen du das Spiel gewinnst.
refusal-guarded-by-chiron = Chiron bewacht { $isle }.

## Kreaturen

refusal-not-on-track = { $card_start } { $card_num ->
    [pl] liegen
   *[sg] liegt
} nicht auf der Leiste.
refusal-creature-not-payable = { $card_start } { $card_num ->
    [pl] kosten
   *[sg] kostet
} { $price } Gold, und du hast { $gold ->
    [0] keins
   *[other] nur { $gold }
}.
refusal-not-another-player = Es muss eine andere Stadt sein.
refusal-player-eliminated = { $player } ist ausgeschieden.
refusal-has-no-philosopher = { $player } hat keinen Philosophen.
refusal-has-no-priest = { $player } hat keinen Priester.
refusal-not-an-enemy-fleet = Es liegt kein gegnerisches Schiff { $sea_on }.
refusal-not-a-lone-fleet = Die Sirene lockt nur ein Schiff, das allein liegt, und { $sea_on } sind es mehr.
refusal-no-such-building = An dieser Stelle steht { $isle_on } { $building_kein }.
refusal-not-your-building = { $isle } gehört jemand anderem.
refusal-no-other-type-left = Im Vorrat ist kein Gebäude, in das sich { $building_nomein } verwandeln ließe.
refusal-same-type = Es ist schon { $building_nomein }.
refusal-no-tile-left = Im Vorrat ist { $building_kein } mehr.
refusal-not-in-discard = { $card_start } { $card_num ->
    [pl] liegen
   *[sg] liegt
} nicht auf dem Ablagestapel.
refusal-chimera-itself = Die Chimäre kann nicht sich selbst nachahmen.
refusal-nothing-to-sell = So etwas hast du nicht zu verkaufen.
refusal-not-an-enemy-troop = Es steht keine gegnerische Armee { $isle_on }.
refusal-not-adjacent-to-kraken = Mit einem Schritt kommt der Krake nicht { $sea_to }.
refusal-step-not-payable = Ein Schritt des Kraken kostet { $price } Gold, und du hast { $gold ->
    [0] keins
   *[other] nur { $gold }
}.
refusal-no-stack-to-push = Schiffe, die Polyphem vertreibt, liegen { $sea_on } nicht.
refusal-touches-polyphemus = Auch { $sea } grenzt an die Insel von Polyphem.
refusal-push-not-adjacent = Bis { $sea_to } lassen sich die Schiffe nicht vertreiben.
refusal-push-onto-kraken = Der Krake ist { $sea_on }.
refusal-push-onto-enemy = Es liegen schon fremde Schiffe { $sea_on }.

## Kampf

refusal-retreat-isle-not-yours = Armeen ziehen sich nur auf anderes eigenes Land zurück, und { $isle } ist keins.
refusal-retreat-not-joined = Keine Kette eigener Schiffe führt zurück { $isle_to }, und { $isle } grenzt auch nicht an den Kampf.
refusal-retreat-sea-not-adjacent = Bis { $sea_to } können sich die Schiffe nicht zurückziehen.
refusal-retreat-onto-enemy = Es liegen gegnerische Schiffe { $sea_on }.
refusal-retreat-to-closed-sea = Kein Schiff darf { $sea } befahren: Der Krake oder Polyphem versperrt es.

## Gebäude und Metropolen

refusal-wrong-set-type = Jetzt muss { $building_nomein } abgegeben werden.
refusal-metropolis-isle-not-yours = Eine Metropole kommt auf eigenes Land, und { $isle } gehört dir nicht.
refusal-metropolis-there = { $isle } hat schon eine Metropole.
refusal-free-space-first = Nicht { $isle_on }, wo Gebäude weichen müssten: Anderswo ist Platz, ohne dass eins weicht.
refusal-no-metropolis-space = { $isle } hat keinen Platz für eine Metropole.
refusal-marker-isle-not-yours = Der Wohlstandsmarker kommt auf eigenes Land, und { $isle } gehört dir nicht.

## Freie Startaufstellung

refusal-apollo-taken = Vor dem Spiel darf nur ein Opfermarker bei Apollo stehen.
refusal-coin-for-other-marker = Für den anderen Opfermarker muss 1 Gold übrig bleiben.
refusal-isle-taken = { $isle } ist schon besetzt.
refusal-fleet-apart = Es liegt schon ein Schiff { $sea_on }: Jedes kommt auf ein Seefeld für sich.
refusal-rest-not-placeable = Die übrigen Einheiten ließen sich dann nicht mehr aufstellen.

## Hades

refusal-needs-hades = Die Nekropole baust du mit Hades.
refusal-no-more-undead-for-sale = Hades hat in diesem Zug keine Untoten mehr.
refusal-no-undead-troop-left = Alle untoten Armeen sind schon auf dem Spielplan.
refusal-no-undead-fleet-left = Alle untoten Schiffe sind schon auf dem Spielplan.
refusal-no-undead-troop-there = Bei Hades muss eine untote Armee mitziehen, und { $isle_on } steht keine.
refusal-no-undead-fleet-there = Bei Hades muss ein untotes Schiff mitfahren, und { $sea_on } liegt keins.
refusal-undead-must-go = Bei Hades muss mindestens eine untote Einheit mitkommen.
refusal-undead-chosen = Wie viele Untote mitkommen, ist schon festgelegt.
refusal-too-many-undead = { $number ->
    [0] Hier gibt es keine Untoten, die mitkommen könnten.
    [one] Höchstens { $number } untote Einheit kann mitkommen.
   *[other] Höchstens { $number } Untote können mitkommen.
}
refusal-nobody-goes = Mindestens eine Einheit muss gehen.
refusal-necropolis-built = Die Nekropole wird nur einmal im Zug gebaut.
refusal-necropolis-there = Die Nekropole steht schon { $isle_on }.

## Helden

refusal-not-a-creature = { $card_start } { $card_num ->
    [pl] sind
   *[sg] ist
} keine Kreatur.
refusal-not-a-hero = { $card_start } { $card_num ->
    [pl] sind
   *[sg] ist
} kein Held.
refusal-hero-not-yours = { $card_start } dient dir nicht.
refusal-hero-hired-now = { $card_start } wurde erst in dieser Runde angeworben.
refusal-hero-chosen = { $card_start } kommt schon mit.
refusal-hero-not-there = { $card_start } ist nicht { $isle_on }.
refusal-no-upkeep-due = { $card_start } verlangt jetzt keinen Sold.
refusal-upkeep-not-payable = Ein Held kostet { $price } Gold, und du hast { $gold ->
    [0] keins
   *[other] nur { $gold }
}.
refusal-only-when-founding = Penthesilea opferst du nur, wenn eine Metropole gegründet wird.
refusal-metropolis-must-stand = Für die Metropole ist Platz: Sie muss gegründet werden.
refusal-too-few-isles = Dafür brauchst du { $number ->
    [one] { $number } Insel oder Gebiet
   *[other] { $number } Inseln oder Gebiete
}.
refusal-too-few-types = Dafür brauchst du Gebäude von { $number ->
    [one] { $number } Art
   *[other] { $number } Arten
}.
refusal-type-used = Unter den abgegebenen Gebäuden ist schon { $building_nomein }.
refusal-no-place-for-metropolis = Es ist kein Platz für eine Metropole, oder es ist keine mehr da.
refusal-nobody-to-fly = Auf deinem Land ist niemand, der irgendwohin fliegen könnte.
refusal-no-priest-to-turn = Es gibt keinen Priester, der Philosoph werden könnte.
refusal-too-many-priests = { $number ->
    [one] Nur { $number } Priester kann Philosoph werden.
   *[other] Höchstens { $number } Priester können Philosophen werden.
}
refusal-no-placed-marker = Es liegt { $isle_on } kein Wohlstandsmarker, der dort hingelegt wurde.
refusal-only-own-isle = Du hast keine andere Insel, auf die der Marker { $isle_from } kommen könnte.
refusal-hero-not-gone = { $card_start } hat das Spiel nicht verlassen.
refusal-no-such-unit = An diesem Kampf nimmt keine solche Einheit teil.

## Göttliche Gunst

refusal-no-favour = Neben dem Gott dieses Zuges liegt keine Gunst.
refusal-favour-used = Die Gunst wurde in diesem Zug schon genutzt.
refusal-no-priestess = Es ist keine Priesterin da.
refusal-not-an-isle-figure = { $card_start } { $card_num ->
    [pl] sind
   *[sg] ist
} keine Kreatur, die auf einer Insel steht.
refusal-figure-not-leaving = { $card_start } muss jetzt nicht weichen.
refusal-no-troop-to-double = Du hast keine Armee auf dem Spielplan.
refusal-no-card-to-turn = So einen Priester oder Philosophen hast du nicht.
refusal-no-unit-to-place = Es ist keine Armee und kein Schiff übrig, das du aufstellen könntest.
refusal-no-hero-to-find = Weder im Stapel noch auf dem Ablagestapel ist ein Held.
refusal-no-room-to-build = Es ist kein Bauplatz frei, oder es ist nichts mehr zu bauen da.
refusal-not-a-theatre = Hestia baut kein Theater.
refusal-only-a-theatre = Dionysos baut nur ein Theater.
refusal-never-into-theatre = Der Zyklop verwandelt nichts in ein Theater.
refusal-no-item-left = Es ist kein magischer Gegenstand mehr da.
refusal-item-not-shown = { $item_start } gehört nicht zu den beiden.
refusal-no-marker-left = Es ist kein Wohlstandsmarker mehr da.
refusal-no-fleet-at-sea = Du hast kein Schiff auf See.
refusal-item-not-yours = Du hast { $item_acc } nicht.
refusal-item-does-not-fit = { $item_start } lässt sich jetzt nicht einsetzen.
refusal-item-without-effect = { $item_start } würde jetzt nichts bewirken.
refusal-barred-by-apple = Der Zankapfel verwehrt dir in dieser Runde jedes Gebot auf { $god }.
refusal-figure-not-on-board = { $card_start } { $card_num ->
    [pl] stehen
   *[sg] steht
} auf keiner Insel.

## Titanen

refusal-needs-kronos = Titanen erweckst du mit Kronos.
refusal-god-not-above-kronos = Kronos gibt nur Gebäude von Göttern, die in dieser Runde vor ihm liegen, und das gilt nicht für { $building_builder }.
refusal-kronos-gift-taken = Kronos hat sein Gebäude schon gegeben.
refusal-no-more-titans-for-sale = Kronos hat in diesem Zug keine Titanen mehr.
refusal-all-titans-on-board = Alle 3 Titanen sind schon auf dem Spielplan.
refusal-no-titan-there = Du hast { $isle_on } keinen Titanen.
refusal-titan-must-go = Mindestens ein Titan muss mitkommen.
refusal-titans-chosen = Wie viele Titanen mitkommen, ist schon festgelegt.
refusal-too-many-titans = { $number ->
    [0] Hier gibt es keinen Titanen, der mitkommen könnte.
    [one] Nur { $number } Titan kann mitkommen.
   *[other] Höchstens { $number } Titanen können mitkommen.
}
refusal-artifact-chosen = { $card_start } { $card_num ->
    [pl] kommen
   *[sg] kommt
} schon mit.
refusal-artifact-not-there = { $card_start } { $card_num ->
    [pl] sind
   *[sg] ist
} nicht bei diesen Einheiten.
refusal-needs-helm = Durchziehen kann nur, wer den Helm der Unsichtbarkeit mitnimmt, und niemand im Flug.
refusal-not-passable = Durch { $isle } führt kein Weg: Man zieht nur durch Gebiete anderer, nicht durch die des Partners und nicht an Medusa vorbei.
refusal-no-way-on = Kein weiterer bezahlbarer Schritt führt { $isle_from } fort.
refusal-party-stays-together = Wer durchzieht, zieht gemeinsam weiter.
refusal-no-caduceus-here = Der Hermesstab ist in diesem Kampf nicht auf deiner Seite.
refusal-no-ordinary-left = Es ist keine gewöhnliche Metropole mehr da.
refusal-special-not-left = In dieser Partie lässt sich keine { $metropolis } mehr gründen.
refusal-not-adjacent-start = { $isle } grenzt nicht an das erste Gebiet.
refusal-two-territories-only = Man beginnt in zwei Gebieten, und { $isle } wäre ein drittes.
refusal-two-seas-only = Man beginnt auf zwei Seefeldern, und { $sea } wäre ein drittes.
refusal-start-isle-of-partner = Auf der Insel mit dem Gebiet { $isle } hat schon ein Partner begonnen.
refusal-partners-territory = { $isle } gehört deinem Partner: Niemand betritt oder durchquert es.
refusal-not-the-last-territory = Die Metropole kommt in das eben eroberte Gebiet, nicht { $isle_to }.
refusal-artifact-not-sent = { $card_start } { $card_num ->
    [pl] lassen
   *[sg] lässt
} sich nicht verschicken: Das geht nur mit Sandalen und Helm.
refusal-artifact-not-yours = Du hast { $card_acc } nicht.
refusal-not-your-partner = { $player } ist nicht auf deiner Seite.
refusal-partners-fleets = Nur Schiffe eines Partners würden { $isle_to } führen, und die nutzt niemand.
refusal-not-your-partners = { $isle } ist kein Gebiet deines Partners.
refusal-too-much-to-share = Höchstens { $number } Gold lässt sich abgeben.
refusal-no-territory = Ohne Gebiet gibt es dafür keinen Platz.
refusal-not-for-artifacts = Mit dem Ambrosiakelch kaufst du Kreaturen und Helden, aber nicht { $card_acc }.

### Was gefragt wird

decision-offering = { $ousted_from ->
    [none] Biete auf einen Gott{ with-marker }.
   *[other] Bei { $ousted_from } überboten: Biete auf einen anderen Gott{ with-marker }.
}
with-marker = { $marker_number ->
    [none] {""}
   *[other] {" "}(Opfermarker { $marker_number } von 2)
}
decision-turn = Der Zug mit { $god }: Führe Aktionen aus, rufe Kreaturen herbei oder beende ihn.
decision-place-marker = Gabe des Apollo: Wohin kommt der Wohlstandsmarker?
decision-fleet-move = Schiffe unterwegs { $sea_on }, noch { $steps_left ->
    [one] { $steps_left } Schritt
   *[other] { $steps_left } Schritte
}: Wohin und wie viele?
decision-troop-move = { $flying ->
    [yes] Armeen fliegen { $isle_from }: Wohin und wie viele?
   *[no] Armeen ziehen { $isle_from }: Wohin und wie viele?
}
decision-land-battle = Der Kampf um { $isle }, { $attacker } mit { $attackers } gegen { $defender }: Weiterkämpfen oder zurückziehen?
decision-sea-battle = Der Kampf { $sea_on }, { $attacker } mit { $attackers } gegen { $defender }: Weiterkämpfen oder zurückziehen?
decision-discard-set = { $building_welch } für die Metropole abgeben?
decision-place-metropolis = Wo steht die Metropole?
decision-satyr-victim = Satyr: Wer verliert einen Philosophen?
decision-dryad-victim = Dryade: Wer verliert einen Priester?
decision-siren-target = Sirene: Welches einzelne Schiff schickt sie nach Hause?
decision-siren-source = Sirene: Welches eigene Schiff kommt { $sea_to }? In der Reserve ist keins.
decision-pegasus-source = Pegasus: Von wo fliegen Armeen los?
decision-giant-target = Riese: Welches Gebäude reißt er nieder?
decision-chimera-choice = Chimäre: Welche abgelegte Kreatur ahmt sie nach?
decision-cyclops-building = Zyklop: Welches Gebäude wird in ein anderes verwandelt?
decision-cyclops-type = Zyklop: Was soll aus dem Gebäude { $isle_on } werden?
decision-sphinx-sale = Sphinx: Was wird für je 2 Gold verkauft?
decision-sylph-fleets = Sylphe, noch { $steps_left ->
    [one] { $steps_left } Schritt
   *[other] { $steps_left } Schritte
}: Die Schiffe welches Seefelds fahren als Nächstes?
decision-sylph-step = Sylphe: Wohin und mit wie vielen Schiffen { $sea_from }?
decision-harpy-target = Harpyie: Wo raubt sie eine Armee?
decision-griffon-victim = Greif: Wer verliert die Hälfte seines Goldes?
decision-kraken-sea = Krake: Auf welchem Seefeld taucht er auf?
decision-kraken-step = Krake: Für 1 Gold auf ein weiteres Seefeld oder bleiben?
decision-figure-isle = { $card }: Wohin?
decision-polyphemus-stack = Polyphem { $isle_on }: Welche Schiffe vertreibt er als Nächstes?
decision-polyphemus-push = Polyphem: Wohin mit den Schiffen { $sea_from }?
decision-prelude-offering = { $ousted_from ->
    [none] Vor dem Spiel: Biete um das Recht, zuerst aufzustellen{ with-marker }.
   *[other] Bei { $ousted_from } überboten: Biete auf einen anderen Gott{ with-marker }.
}
decision-placement = { $troops_left ->
    [0] { $fleets_left ->
        [0] Welche Insel bekommt den Wohlstandsmarker?
        [one] Noch { $fleets_left } Schiff aufzustellen: Auf welchem Seefeld?
       *[other] Noch { $fleets_left } Schiffe aufzustellen: Auf welchem Seefeld?
    }
    [one] Noch { $troops_left } Armee aufzustellen: Auf welcher Insel?
   *[other] Noch { $troops_left } Armeen aufzustellen: Auf welcher Insel?
}
decision-upkeep = Die Helden wollen ihren Sold: Behalten oder entlassen?
decision-obol-window = Die Bedrohung ist ausgewürfelt: Einen magischen Gegenstand einsetzen?
decision-apple-window = Gleich wird geboten: Einen magischen Gegenstand einsetzen?
decision-apple-victim = Zankapfel: Wer darf nicht bieten?
decision-apple-god = Zankapfel: Auf welchen Gott darf { $victim } nicht bieten?
decision-keep-figures = Welche Kreatur bleibt mit einer Priesterin noch eine Runde lang?
decision-battle-item = Vor dem Würfeln: Einen magischen Gegenstand einsetzen?
decision-battle-reroll = Odysseus darf noch einmal würfeln.
decision-choose-loss = Welche Einheit geht verloren?
decision-save-unit = Das kostet gleich { $unit_acc }. Verhindern?
decision-thread-isle = Ariadnefaden: Wohin zurückziehen?
decision-hero-isle = { $card }: Wohin?
decision-ulysses-priests = Odysseus: Wie viele Priester werden Philosophen?
decision-hector-set = Hektor: Welches Gebäude wird für die Metropole abgegeben?
decision-erinyes-source = Erinyen: Wo rauben sie einen Wohlstandsmarker?
decision-erinyes-target = Erinyen: Wohin bringen sie den Marker { $isle_from }?
decision-charon-hero = Charon: Welchen Helden bringt er zurück?
decision-aphrodite-isle = Aphrodite: Wo werden die Armeen verdoppelt?
decision-artemis-card = Artemis: Was wird abgegeben?
decision-artemis-unit = Artemis: Welche Einheit kommt, und wohin?
decision-hestia-building = Hestia: Was wird gebaut, und wo?
decision-dionysus-isle = Dionysos: Wo steht das Theater?
decision-hephaestus-item = Hephaistos: Welchen der beiden magischen Gegenstände verdeckt behalten?
decision-hermes-sea = Hermes: Welches Seefeld bekommt den Wohlstandsmarker?
decision-cup-card = Ambrosiakelch: Wer wird herbeigerufen?
decision-lyre-figure = Leier des Orpheus: Welche Kreatur folgt ihr?
decision-lyre-isle = Leier des Orpheus: Wohin lockt sie { $card_acc }?

decision-special-choice = Welche Metropole steht { $isle_on }?
decision-military-victory = Militärischer Sieg: Eine Metropole { $isle_on } errichten?
decision-send-artifacts = Sandalen oder Helm zum Partner schicken?
decision-send-target = In welches Gebiet des Partners { $artifact_acc } schicken?
decision-lightning-coin = Blitz des Zeus: Wer bekommt die Münze?
decision-cornucopia-share = Großes Füllhorn: Wie viel von den { $gold } Gold bekommt der Partner?
decision-artifact-isle = { $card }: In welches Gebiet?
decision-titans-placement = { $troops_left ->
    [0] { $titans_left ->
        [0] { $fleets_left ->
            [0] { $building_types_count ->
                [0] Welches Gebiet bekommt den Wohlstandsmarker?
               *[other] Was wird gebaut, und in welchem der beiden Gebiete?
            }
            [one] Noch { $fleets_left } Schiff aufzustellen: Auf welchem Seefeld?
           *[other] Noch { $fleets_left } Schiffe aufzustellen: Auf welchem Seefeld?
        }
        [one] Noch { $titans_left } Titan aufzustellen: In welchem Gebiet?
       *[other] Noch { $titans_left } Titanen aufzustellen: In welchem Gebiet?
    }
    [one] Noch { $troops_left } Armee aufzustellen: In welchem Gebiet?
   *[other] Noch { $troops_left } Armeen aufzustellen: In welchem Gebiet?
}

### Was getan werden kann

option-end-turn = Zug beenden
option-stop = { $about ->
    [fleet_move] Hier anhalten
    [kraken_step] Der Krake bleibt
   *[other] Fertig
}
option-forgo = { $about ->
    [place_metropolis] Auf die Metropole verzichten
   *[other] Verzichten
}
option-stay = Weiterkämpfen
option-bid-apollo = Zu Apollo gehen (kostenlos)
option-bid = { $gold } Gold auf { $god } bieten
option-recruit-priest = Priester nehmen{ price-asked }
option-recruit-philosopher = Philosophen nehmen{ price-asked }
option-recruit-troop = Armee { $isle_on } anwerben{ price-asked }
option-recruit-fleet = Schiff { $sea_on } bauen{ price-asked }
option-build = { $building } { $isle_on } bauen{ price-asked }
option-move-troops = Mit Armeen { $isle_from } ziehen{ price-asked }
option-land = { $count ->
    [0] Keine deiner Armeen { $isle_to }
   *[other] { troop-count } { $isle_to }
}
option-move-fleets = Mit Schiffen { $sea_from } segeln{ price-asked }
option-sail = { $count ->
    [0] Keins deiner Schiffe { $sea_to }
   *[other] { fleet-count } { $sea_to }
}
option-call = { $card_bare } herbeirufen{ price-asked }
option-change = { $card_bare } fortschicken{ price-asked }
option-choose-isle = { $about ->
    [land_battle] Rückzug { $isle_to }
    [thread_isle] Rückzug { $isle_to }
    [military_victory] Eine Metropole { $isle_on } errichten
   *[other] { $isle }
}
option-choose-sea = { $about ->
    [sea_battle] Rückzug { $sea_to }
   *[other] { $sea_title }{ price-asked-only }
}
option-choose-player = { $player }
option-choose-card = { $card }
option-choose-building = { $building } { $isle_on }{ $space ->
    [on] , auf dem Metropolenplatz
   *[off] {""}
}
option-choose-type = { $building }
option-sell-troop = Eine Armee { $isle_on }
option-sell-fleet = Ein Schiff { $sea_on }
option-sell-priest = Einen Priester
option-sell-philosopher = Einen Philosophen
option-join-undead = { undead } mitnehmen
option-join-hero = { $hero } mitnehmen
option-build-necropolis = Nekropole { $isle_on } bauen{ price-asked }
option-sacrifice = { $hero } opfern{ price-asked-only }
option-pay-hero = { $hero } bezahlen{ price-asked }
option-spend-priestess = { $card_bare } mit einer Priesterin behalten
option-let-go = { $hero } entlassen
option-pass = { $about ->
    [battle_reroll] Die Würfel gelten lassen
    [keep_figures] Keine behalten
    [save_unit] Verloren geben
    [send_artifacts] Nichts schicken
    [cornucopia_share] Nichts abgeben
    [military_victory] Hier keine Metropole
    [titans_placement] Nichts bauen
   *[other] Nichts einsetzen
}
option-use-item = { $item } einsetzen
option-use-favour = Gunst nutzen{ price-asked }
option-choose-item = { $item } behalten
option-choose-god = { $god }
option-choose-number = { $number }
option-reroll = Noch einmal würfeln
option-lose-unit = Eine normale Einheit
option-lose-undead = Eine untote Einheit
option-lose-hero = { $hero }
option-give-priest = Einen Priester
option-give-philosopher = Einen Philosophen
option-recruit-titan = Titanen { $isle_on } erwecken{ price-asked }
option-move-titans = Mit Titanen { $isle_from } ziehen{ price-asked }
option-join-titans = { titan-count.acc } mitnehmen
option-join-artifact = { $artifact } mitnehmen
option-pass-through = { $count ->
    [0] Durch { $isle } ziehen, ohne eigene Armeen{ price-asked-only }
   *[other] Durch { $isle } ziehen mit { troop-count }{ price-asked-only }
}
option-lose-titan = Ein Titan
option-pay-coin = Hermesstab nutzen{ price-asked }
option-choose-metropolis = { $metropolis } gründen
option-send-artifact = { $artifact } schicken{ price-asked }
price-asked = { $price ->
    [0] {" "}(kostenlos)
   *[other] {" "}({ $price } Gold)
}
price-asked-only = { $price ->
    [0] {""}
   *[other] {" "}({ $price } Gold)
}

### Hilfe; `.rules` sind die Regeln, in denen es genau steht

## Götter

help-god-poseidon = Der Gott des Meeres. Er gibt ein Schiff und verkauft bis zu drei weitere für 1, 2 und 3 Gold; neue Schiffe kommen auf Seefelder an deinen Inseln. Er baut Häfen für 2 Gold. Für 1 Gold, so oft du zahlen kannst, segeln Schiffe eines Seefelds bis zu drei Schritte weit; wo gegnerische Schiffe liegen, kämpfen sie.
    .rules = B5.4, B5.7, B5.9
help-god-ares = Der Gott des Krieges. Er gibt eine Armee und verkauft bis zu drei weitere für 2, 3 und 4 Gold, auf jeder deiner Inseln. Er baut Festungen für 2 Gold. Für 1 Gold, so oft du zahlen kannst, ziehen Armeen einer Insel über eine Kette deiner Schiffe auf eine andere; wo gegnerische Armeen stehen, kämpfen sie. Mit Titanen ziehen sie auch zu Fuß in ein benachbartes Gebiet.
    .rules = B5.5, B5.7, B5.10, T1.4
help-god-zeus = Er gibt einen Priester und verkauft einen weiteren für 4 Gold: Jeder Priester macht deine Gebote um 1 Gold billiger, bis hinab auf 1. Er baut Tempel für 2 Gold. Für 1 Gold schickt er eine Kreatur der Leiste fort, und eine andere kommt.
    .rules = B5.6, B5.7, B5.11
help-god-athena = Sie gibt einen Philosophen und verkauft einen weiteren für 4 Gold: Vier Philosophen werden sofort zu einer Metropole. Sie baut Universitäten für 2 Gold.
    .rules = B5.6, B5.7, B7.2
help-god-hades = Der Gott der Toten kommt, wenn die Bedrohung 9 erreicht, und verdeckt den letzten Gott vor Apollo. Er gibt eine untote Einheit und verkauft bis zu vier weitere für 1 bis 4 Gold, jede eine Armee oder ein Schiff. Für 1 Gold, so oft du zahlen kannst, bewegen sich Einheiten; eine untote muss dabei sein. Für 2 Gold baut er die Nekropole, einmal im Zug. Am Ende der Runde verschwinden er und alle Untoten.
    .rules = H2
help-god-kronos = Der Vater der Götter. Liegt er als Erster, gibt er einen Titanen, sonst ein Gebäude eines beliebigen Gottes, der vor ihm liegt. Er verkauft einen Titanen im Zug für 2 Gold, in ein beliebiges deiner Gebiete, aber keine Gebäude. Titanen ziehen mit ihm wie mit jedem Gott außer Apollo: 1 Gold für die erste Bewegung des Zuges und für jede weitere 1 mehr. Eine Stadt hat drei Titanen.
    .rules = T3, T4.3
help-god-apollo = Er kostet nichts und nimmt alle auf: 1 Gold, oder 4 für eine Stadt mit nur einer Insel. Wer zuerst zu ihm kommt, legt außerdem einen Wohlstandsmarker auf eine eigene Insel, für 1 Gold mehr Einkünfte in jeder Runde. Sonst lässt sich mit ihm nichts tun, nicht einmal eine Kreatur rufen.
    .rules = B5.12

## Götter vor dem Spiel, in der Runde darum, wer wann aufstellt

prelude-poseidon = { $titans ->
    [yes] ein Schiff und ein Hafen
   *[no] ein Schiff
}
prelude-ares = { $titans ->
    [yes] eine Armee und eine Festung
   *[no] eine Armee
}
prelude-zeus = { $titans ->
    [yes] ein Priester und ein Tempel
   *[no] ein Priester
}
prelude-athena = { $titans ->
    [yes] ein Philosoph und eine Universität
   *[no] ein Philosoph
}
prelude-kronos = ein Titan und ein Gebäude eines Gottes, der vor ihm liegt; ist er der erste, zwei Titanen
prelude-apollo = { $titans ->
    [yes] 1 Gold und ein Wohlstandsmarker
   *[no] ein Wohlstandsmarker
}
help-prelude-poseidon = Diese Runde entscheidet nur, in welcher Reihenfolge ihr aufstellt, vom ersten Gott bis Apollo, und was jeder zusätzlich aufstellt. Bei Poseidon: { prelude-poseidon }.
help-prelude-ares = Diese Runde entscheidet nur, in welcher Reihenfolge ihr aufstellt, vom ersten Gott bis Apollo, und was jeder zusätzlich aufstellt. Bei Ares: { prelude-ares }.
help-prelude-zeus = Diese Runde entscheidet nur, in welcher Reihenfolge ihr aufstellt, vom ersten Gott bis Apollo, und was jeder zusätzlich bekommt. Bei Zeus: { prelude-zeus }.
help-prelude-athena = Diese Runde entscheidet nur, in welcher Reihenfolge ihr aufstellt, vom ersten Gott bis Apollo, und was jeder zusätzlich bekommt. Bei Athene: { prelude-athena }.
help-prelude-kronos = Diese Runde entscheidet nur, in welcher Reihenfolge ihr aufstellt, vom ersten Gott bis Apollo, und was jeder zusätzlich aufstellt. Bei Kronos: { prelude-kronos }.
help-prelude-apollo = Diese Runde entscheidet nur, in welcher Reihenfolge ihr aufstellt, vom ersten Gott bis Apollo, und was jeder zusätzlich bekommt. Apollo ist der letzte und kostet nichts; bei ihm: { prelude-apollo }.

## Gebäude

help-building-port = Wird mit Poseidon für 2 Gold gebaut. Auf jedem Seefeld, das an seine Insel grenzt, zählt er 1 für die Schiffe seines Besitzers, wenn sie sich verteidigen. Mit einer Festung, einem Tempel und einer Universität ergibt er eine Metropole.
    .rules = B5.7, B6.1
help-building-fortress = Wird mit Ares für 2 Gold gebaut. Sie zählt 1 für die Verteidigung ihrer Insel. Mit einem Hafen, einem Tempel und einer Universität ergibt sie eine Metropole.
    .rules = B5.7, B6.1
help-building-temple = Wird mit Zeus für 2 Gold gebaut. Einmal in jeder Runde macht er eine Kreatur um 1 Gold billiger, bis hinab auf 1. Mit einem Hafen, einer Festung und einer Universität ergibt er eine Metropole.
    .rules = B5.7, C0.2
help-building-university = Wird mit Athene für 2 Gold gebaut. Allein bewirkt sie nichts; mit einem Hafen, einer Festung und einem Tempel ergibt sie eine Metropole.
    .rules = B5.7, B7.1
help-building-theatre = Wird durch die Gunst des Dionysos gebaut. Allein bewirkt es nichts, steht aber für jedes beliebige Gebäude, wenn aus vieren eine Metropole wird.
    .rules = H4.3
help-metropolis = Vier verschiedene Gebäude oder vier Philosophen werden zu einer Metropole, sobald sie beisammen sind. Sie steht auf einer deiner Inseln, die noch keine hat, und wirkt wie Hafen, Festung, Tempel und Universität in einem. Wer am Ende einer Runde zwei davon hat, gewinnt (zu zweit: drei); bei mehreren, wer am reichsten ist. Ein Team braucht zusammen drei.
    .rules = B7
help-metropolis-military = Sie wirkt wie alle vier Gebäude, wie jede Metropole, zählt aber 3 statt 1 für die Verteidigung ihres Gebiets.
    .rules = T5.10
help-metropolis-coastal = Sie wirkt wie alle vier Gebäude, wie jede Metropole, zählt aber 3 statt 1 für die Schiffe ihres Besitzers auf jedem Seefeld, das an ihr Gebiet grenzt, auch beim Angriff.
    .rules = T5.10
help-metropolis-spiritual = Sie wirkt wie alle vier Gebäude, wie jede Metropole, und dazu wie ein zweiter Tempel.
    .rules = T5.10
help-metropolis-cultural = Sie wirkt wie alle vier Gebäude, wie jede Metropole, und wer sie besitzt, gibt für eine Metropole drei Philosophen ab, nicht vier.
    .rules = T5.10
help-metropolis-commercial = Sie wirkt wie alle vier Gebäude, wie jede Metropole, und bringt ihrem Besitzer jedes Mal 2 Gold mehr, wenn er Einkünfte erhält.
    .rules = T5.10

## Kreaturen

help-card-fates = Wer sie ruft, erhält die Einkünfte aller eigenen Inseln und Handelsfelder noch einmal.
    .rules = C1
help-card-satyr = Nimmt einer anderen Stadt einen Philosophen weg.
    .rules = C2
help-card-dryad = Nimmt einer anderen Stadt einen Priester weg.
    .rules = C3
help-card-siren = Schickt ein gegnerisches Schiff, das allein auf seinem Seefeld liegt, nach Hause; eins von dir tritt an seine Stelle. Es gibt keinen Kampf.
    .rules = C4
help-card-pegasus = Armeen einer deiner Inseln fliegen auf eine beliebige andere, ohne Schiffe. Sie landen und kämpfen wie immer.
    .rules = C5
help-card-giant = Reißt ein Gebäude nieder, wem es auch gehört. Eine Metropole ist sicher.
    .rules = C6
help-card-chimera = Tut, was eine abgelegte Kreatur tut, ohne weiteren Preis. Danach wird der ganze Ablagestapel in den Stapel gemischt.
    .rules = C7
help-card-cyclops = Verwandelt eins deiner Gebäude in eins einer anderen Art.
    .rules = C8
help-card-sphinx = Kauft dir Armeen, Schiffe, Priester und Philosophen für je 2 Gold ab, so viele du willst.
    .rules = C9
help-card-sylph = Zehn kostenlose Schritte für deine Schiffe, beliebig unter ihnen verteilt. Schiffe, die gekämpft haben, sind fertig.
    .rules = C10
help-card-harpy = Raubt eine Armee einer anderen Stadt. Die Insel behält ihren Besitzer.
    .rules = C11
help-card-griffon = Nimmt einer anderen Stadt die Hälfte ihres Goldes weg, abgerundet.
    .rules = C12
help-card-kraken = Taucht auf einem beliebigen Seefeld auf und versenkt dort alle Schiffe, dann zieht er für 1 Gold je Schritt von Seefeld zu Seefeld weiter. Wo sein Weg endet, bleibt er, und kein Schiff darf dorthin, bis er wieder gerufen wird.
    .rules = C13
help-card-minotaur = Steht bis zum ersten Zug seines Besitzers in der nächsten Runde auf einer Insel und verteidigt sie wie zwei Armeen. Er fällt zuletzt.
    .rules = C14, C0.5
help-card-chiron = Steht bis zum ersten Zug seines Besitzers in der nächsten Runde auf einer Insel und hält den Riesen, die Harpyie und fremde Pegasusflüge fern; mit Helden im Spiel auch die Erinyen, Empusa und den Flug des Perseus.
    .rules = C15, C0.5
help-card-medusa = Steht bis zum ersten Zug ihres Besitzers in der nächsten Runde auf einer Insel. Keine Armee kann die Insel verlassen.
    .rules = C16, C0.5
help-card-polyphemus = Steht bis zum ersten Zug seines Besitzers in der nächsten Runde auf einer Insel. Alle Schiffe ringsum, auch die eigenen, werden ein Feld weit vertrieben; die nirgendwohin können, sind verloren. Solange er bleibt, kommt keins heran.
    .rules = C17, C0.5
help-card-cerberus = Steht bis zum ersten Zug seines Besitzers in der nächsten Runde auf einer Insel. Die Einkünfte dieser Insel bekommt, wer ihn gerufen hat: ihren Wohlstand und das Gold, das dort liegt.
    .rules = H3.7, C0.5
help-card-erinyes = Tragen einen Wohlstandsmarker, der auf eine Insel gelegt wurde, auf eine von deinen. Chiron hält sie fern.
    .rules = H3.7
help-card-empusa = Nimmt alles Gold, das auf der Nekropole liegt, außer wo Chiron ist.
    .rules = H3.7
help-card-charon = Bringt einen Helden zurück, der das Spiel verlassen hat, ohne weiteren Preis. In dieser Runde lässt er sich nicht opfern.
    .rules = H3.7

## Helden

help-card-achilles = Ein Held. Endet eine Kampfrunde unentschieden, verliert seine Seite nichts. Opfern: Hast du genug Inseln, nämlich fünf (mit Titanen sieben Gebiete), gründest du eine Metropole. Ab der Runde nach dem Anwerben kostet er jede Runde 2 Gold oder eine Priesterin.
    .rules = H3.6, H3.4
help-card-penthesilea = Eine Heldin. Sie zählt 1 mehr, wenn ihre Seite eine Insel angreift. Opfern, wenn du eine Metropole gründest: Sie steht auf der verborgenen Insel der Amazonen, wo niemand sie nehmen kann. Ab der Runde nach dem Anwerben kostet sie jede Runde 2 Gold oder eine Priesterin.
    .rules = H3.6, H3.4
help-card-perseus = Ein Held. Festungen und Metropolen der Insel, die er angreift, helfen ihren Verteidigern nicht. Opfern: Armeen einer deiner Inseln fliegen auf eine andere, wie mit Pegasus. Ab der Runde nach dem Anwerben kostet er jede Runde 2 Gold oder eine Priesterin.
    .rules = H3.6, H3.4
help-card-ulysses = Ein Held. Einmal im Kampf darf er noch einmal würfeln, und der zweite Wurf gilt. Opfern: Deine Priester werden Philosophen, so viele du willst. Ab der Runde nach dem Anwerben kostet er jede Runde 2 Gold oder eine Priesterin.
    .rules = H3.6, H3.4
help-card-hector = Ein Held. Er zählt 1 mehr, wenn seine Seite eine Insel verteidigt. Opfern: Gebäude von drei Arten reichen für eine Metropole. Ab der Runde nach dem Anwerben kostet er jede Runde 2 Gold oder eine Priesterin.
    .rules = H3.6, H3.4
help-card-ajax = Ein Held. Er kämpft wie zwei, geht aber wie eine Einheit verloren. Opfern: Für 12 Gold gründest du eine Metropole. Ab der Runde nach dem Anwerben kostet er jede Runde 2 Gold oder eine Priesterin.
    .rules = H3.6, H3.4

## Artefakte

help-card-sandals = Ein Artefakt: 1 Gold mehr Einkünfte. Einheiten, die mit ihnen aufbrechen, dürfen in jedem Gebiet derselben Insel landen. In einem Team darf der Besitzer sie zu Beginn seines Zuges für 1 Gold zum Partner schicken.
    .rules = T5.5, T5.2
help-card-caduceus = Ein Artefakt: 1 Gold mehr Einkünfte. In einem Kampf in seinem Gebiet darf der Besitzer für jede Landeinheit, die verloren ginge, 1 Gold zahlen und behält sie. In einem Team darf der Partner zahlen, wenn der Besitzer es nicht tut.
    .rules = T5.6, T5.2
help-card-helm = Ein Artefakt: 1 Gold mehr Einkünfte. Einheiten, die ihn mitnehmen, nutzen alle Schiffe außer denen des Partners und dürfen durch fremde Gebiete ziehen; jeder Schritt wird wie eine Bewegung bezahlt. In einem Team darf der Besitzer ihn zu Beginn seines Zuges für 1 Gold zum Partner schicken.
    .rules = T5.7, T5.2
help-card-lightning = Ein Artefakt: 1 Gold mehr Einkünfte. Wer seinen Besitzer überbietet, zahlt ihm sofort 1 Gold. In einem Team darf er es dem Partner geben.
    .rules = T5.8, T5.2
help-card-cornucopia = Ein Artefakt. Jeder Wohlstandsmarker in seinem Gebiet bringt 2 Gold statt 1. In einem Team darf der Besitzer die Einkünfte dieses Gebiets mit dem Partner teilen.
    .rules = T5.9, T5.2

## Göttliche Gunst

help-favour-aphrodite = Eine Priesterin für die Stadt mit dem Gott daneben. Einmal im Zug, für 2 Gold: Die Armeen einer deiner Inseln werden verdoppelt, soweit die Reserve reicht.
    .rules = H4.2
help-favour-artemis = Eine Priesterin für die Stadt mit dem Gott daneben. Einmal im Zug: Ein Philosoph oder ein Priester wird zu einer Armee oder einem Schiff.
    .rules = H4.2
help-favour-demeter = Eine Priesterin für die Stadt mit dem Gott daneben. Einmal im Zug: 1 Gold für jede deiner Inseln.
    .rules = H4.2
help-favour-hera = Eine Priesterin für die Stadt mit dem Gott daneben. Einmal im Zug, für 2 Gold: Vom Stapel wird aufgedeckt, bis ein Held kommt; er wird ohne weiteren Preis angeworben.
    .rules = H4.2
help-favour-hestia = Eine Priesterin für die Stadt mit dem Gott daneben. Einmal im Zug, für 2 Gold: ein beliebiges Gebäude, ob Hafen, Festung, Tempel oder Universität.
    .rules = H4.2
help-favour-dionysus = Ein magischer Gegenstand für die Stadt mit dem Gott daneben. Einmal im Zug, für 2 Gold: ein Theater, das für jedes beliebige Gebäude steht.
    .rules = H4.2
help-favour-hephaestus = Ein magischer Gegenstand für die Stadt mit dem Gott daneben. Einmal im Zug, für 2 Gold: einer von zwei weiteren Gegenständen, den du verdeckt behältst.
    .rules = H4.2
help-favour-hermes = Ein magischer Gegenstand für die Stadt mit dem Gott daneben. Einmal im Zug: ein Wohlstandsmarker auf einem Seefeld mit deinen Schiffen, das von nun an 1 Gold mehr bringt.
    .rules = H4.2

## Magische Gegenstände

help-item-trident = In einem Seekampf, vor dem Würfeln: 2 mehr in dieser Kampfrunde.
    .rules = H4.5
help-item-apple = Vor dem ersten Gebot einer Runde: Eine andere Stadt darf in dieser Runde auf einen der Götter nicht bieten.
    .rules = H4.5
help-item-obol = Nach dem Würfeln für die Bedrohung: Beide Würfel werden noch einmal geworfen, und der zweite Wurf gilt.
    .rules = H4.5
help-item-spear = In einem Landkampf, vor dem Würfeln: 2 mehr in dieser Kampfrunde.
    .rules = H4.5
help-item-aegis = In einem Kampf, wenn eine Einheit verloren ginge: Sie geht nicht verloren.
    .rules = H4.5
help-item-fleece = In deinem Zug: 3 Gold.
    .rules = H4.5
help-item-cup = Beim Kauf einer Kreatur oder eines Helden: Der Preis ist 1 Gold.
    .rules = H4.5
help-item-lyre = In deinem Zug: Die Kreatur einer beliebigen Insel kommt auf eine andere. Ihre Karte bleibt, wo sie ist.
    .rules = H4.5
help-item-thread = Beim Rückzug an Land: auf eine beliebige deiner Inseln, ohne Schiffe. Medusa lässt niemanden gehen.
    .rules = H4.5
help-item-pandora = In deinem Zug: Jede Kreatur der Leiste wird abgelegt, und eine andere Karte nimmt ihren Platz ein. Helden bleiben.
    .rules = H4.5

### Der gezeichnete Spielplan

board-cycle = Runde { $cycle }: { $phase }
board-prelude = Vor dem Spiel: { $phase }
board-over = Das Spiel ist aus
board-threat = Bedrohung { $threat }, Hades bei { $most }
board-bid = { $marker } { $gold }
board-turn = { $player } ist am Zug
board-favour = + { $favour }{ $used ->
    [yes] {" "}(genutzt)
   *[no] {""}
}
board-covers = Hades verdeckt { $god }
board-apple = { $player } ohne { $god }
board-face-down = verdeckt: { $gods }
board-order = Reihenfolge: { $markers }
board-order-next = nächste Runde: { $markers }
board-creatures = Kreaturen
board-price-lower = jetzt { $price }
board-deck = Stapel { $deck }, abgelegt { $discard }
board-cities = Städte
board-columns = Gold Ein Ins Met Arm Sch Pri Phi
board-team = Team { $number }: { $cities }
board-specials = Noch freie besondere Metropolen: { $metropolises }
board-last-cycle = Die letzte Runde
board-figure = { $card } { $isle_on } ({ $holder_short })
board-also = Außerdem auf dem Tisch
board-place = { $place }: { $things }
board-necropolis = Nekropole
board-gold = { $gold } Gold
board-priestesses = { $count ->
    [one] { $count } Priesterin
   *[other] { $count } Priesterinnen
}
board-secret-item = { $item } (verdeckt)
board-hidden-items = { $count ->
    [one] { $count } Gegenstand verdeckt
   *[other] { $count } Gegenstände verdeckt
}
board-hidden-isle = Eine Metropole von { $player } auf der verborgenen Insel
board-gone = Fort: { $heroes }
board-closed = gesperrt
board-out = raus
board-legend = Auf einer Insel: Buchstaben des Besitzers und Armeen, $ Einkünfte, ! mehr darunter; rechts in jedem Feld
    H Hafen, F Festung, T Tempel, U Universität, B Theater, M Metropole, N Nekropole, . freier Bauplatz,
    o freier Bauplatz der Metropole.
    Auf einem Seefeld: Nummer, $ Einkünfte, Buchstaben des Besitzers und Schiffe, + untote Schiffe.
    Städte: die Buchstaben (der Stadt, deren Farbe jemand trägt) und der Name; dann Gold, Einkünfte,
    Inseln, Metropolen, Armeen, Schiffe, Priester, Philosophen.

### Spielen im Terminal

play-welcome = Du bist { $player } und spielst gegen { $others }. Startwert { $seed }. „hilfe“ zeigt, was du tippen kannst.
play-opponent = { $player } ({ bot-level })
# Eine Stufe mit ihrem Namen; andere Bots heißen so, wie sie eingegeben wurden.
bot-level = { $level ->
    [easy] leicht
    [normal] normal
    [hard] schwer
    [expert] Experte
   *[other] { $level }
}
play-modules = Mit { $modules }.
play-partner = Dein Partner ist { $player }.
play-house-rules = Hausregeln: { $rules }
play-waiting = { $player } überlegt …
play-deciding = { $player } entscheidet: { $question }
play-prompt = { $player }, { $gold } Gold>
play-typed-bid = Oder tippe einen Gott und dein Gebot: { $example }
play-typed-count = Oder tippe einen Ort und eine kleinere Zahl: { $example }
play-only-choice = Die Eingabetaste nimmt die einzige Möglichkeit.
play-up-to = { $words } (höchstens { $most })
play-sea = { $id }, { $sea }
play-sea-choice = { $id }: { $words }
play-held = { $words } ({ $player }: { $units })
play-priced = { $words }, { $price } Gold
play-ends = { $words } (immer: { $typed })
play-label-recruit-troop = { $turn ->
    [hades] Untote Armee
   *[other] Armee
}{ price-asked }
play-label-recruit-fleet = { $turn ->
    [hades] Untotes Schiff
   *[other] Schiff
}{ price-asked }
play-label-build = { $building } bauen{ price-asked }
play-label-build-necropolis = Nekropole bauen{ price-asked }
play-label-move-troops = Mit Armeen ziehen{ price-asked }
play-label-recruit-titan = Titan{ price-asked }
play-label-move-titans = Mit Titanen ziehen{ price-asked }
play-label-move-fleets = Mit Schiffen segeln{ price-asked }
play-label-call = Herbeirufen
play-label-change = Fortschicken{ price-asked }
play-ambiguous = Das kann mehreres bedeuten: { $choices }
play-no-number = Eine Nummer { $number } gibt es nicht: Zur Wahl stehen 1 bis { $last }.
play-not-understood = „{ $text }“ bedeutet hier nichts. Tippe eine Zahl, eine Aktion wie „{ $example }“ oder „hilfe“.
play-legal = Das geht jetzt: { $text }
play-why-usage = Tippe ? und eine Aktion, zum Beispiel: ? recruit troop naxos
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }.
play-save-usage = Tippe „speichern“ und den Namen einer Datei.
play-not-saved = Das lässt sich nicht speichern: { $reason }
play-no-help = Zu „{ $topic }“ gibt es keine Hilfe. Es gibt sie zu { $topics }.
play-quit = Du hast das Spiel verlassen.
play-help = Eine Zahl wählt die Möglichkeit mit dieser Nummer. Eine Aktion lässt sich auch tippen, ganz („recruit troop naxos“) oder zum Teil („ares 5“, „naxos“).
    ? AKTION, warum         warum eine Aktion nicht geht
    tipp                    was der beste Bot jetzt täte, und warum
    e, ende                 beendet deinen Zug
    u, zurück               nimmt deinen letzten Schritt zurück
    b, plan                 zeichnet den Spielplan
    l, verlauf [ZEILEN]     was geschehen ist
    h, hilfe [THEMA]        Hilfe zu einem Gott, einer Kreatur, einem Helden, einem Gebäude, einer Gunst, einem magischen Gegenstand, einer Regel
    s, speichern DATEI      speichert die Partie bis hierher
    q, verlassen            verlässt das Spiel
    Die englischen Wörter (hint, end, undo …) gelten auch.

### Tipps

hint-thinking = Der beste Bot denkt nach …
hint-promise = { $option }: Siegchance { $chance } %
hint-best = Das wählt der beste Bot:
hint-only = Etwas anderes ist nicht möglich.
hint-next-best = Nächstbeste Wahl:
hint-then = Dann:
hint-equal = { $option }: etwa gleich gut
hint-later = Dann
hint-with-god = Mit { $god }
hint-reason-later = { $when }: { $reason }

## Warum eine Wahl gut ist

reason-wins = { $percent ->
    [100] Das Spiel ist gewonnen
   *[other] Das Spiel ist gewonnen, wenn der Kampf gewonnen wird: { $percent } %
}
reason-enough-metropolises = { $percent ->
    [100] { $count } Metropolen: Sie gewinnen, wenn sie bis zum Ende der Runde gehalten werden
   *[other] Wird der Kampf gewonnen ({ $percent } %), gewinnen { $count } Metropolen am Ende der Runde
}
reason-stops-winning = { $percent ->
    [100] { $player } hat nicht mehr genug Metropolen für den Sieg
   *[other] { $player } hat nicht mehr genug Metropolen für den Sieg, wenn der Kampf gewonnen wird: { $percent } %
}
reason-eliminates = { $percent ->
    [100] { $player } scheidet aus
   *[other] { $player } scheidet aus, wenn der Kampf gewonnen wird: { $percent } %
}
reason-takes-metropolis = { $percent ->
    [100] { $player } verliert die Metropole { $isle_on }
   *[other] { $player } verliert die Metropole { $isle_on }, wenn der Kampf gewonnen wird: { $percent } %
}
reason-founds-metropolis = Eine Metropole wird { $isle_on } gegründet
reason-denies-victory = { $player } könnte mit { $god } die Metropole zum Sieg gründen
reason-denies-metropolis = { $player } könnte mit { $god } eine Metropole gründen
reason-takes-isle = { $percent ->
    [100] { $player } verliert { $isle }
   *[other] { $player } verliert { $isle }, wenn der Kampf gewonnen wird: { $percent } %
}
reason-settles-isle = { $isle } wird besetzt
reason-guards-isle = { $isle } ist sicherer: sonst könnte { $player } es erobern
reason-artifact = { $card_start } { $card_num ->
    [pl] kommen
   *[sg] kommt
} dazu
reason-kind-of-building = { $count } von { $needed } Gebäudearten für eine Metropole
reason-philosopher = { $count } von { $needed } Philosophen für eine Metropole
reason-income = { $gold } Gold mehr Einkünfte in jeder Runde
reason-weakens = { $count ->
    [one] { $player } verliert eine Einheit
   *[other] { $player } verliert { $count } Einheiten
}
reason-hero = { $card_start } wird angeworben
reason-priest = { $count ->
    [one] Ein Priester macht jedes Gebot um 1 Gold billiger
   *[other] { $count } Priester machen jedes Gebot um { $count } Gold billiger
}
reason-units = { $count ->
    [one] Eine Einheit mehr
   *[other] { $count } Einheiten mehr
}
reason-gold = { $gold } Gold mehr, sofort
reason-holds-isle = { $isle } ist vielleicht noch zu halten
reason-fights-for-isle = { $isle } ist vielleicht noch zu erobern
reason-saves-units = { $count ->
    [one] Die Einheit ist gerettet
   *[other] { $count } Einheiten sind gerettet
}
reason-apollo = Kostet nichts und bringt { $gold } Gold
reason-apollo-marker = Die erste Stelle bei Apollo: ein Wohlstandsmarker
reason-keeps-gold = { $gold ->
    [one] { $gold } Gold bleibt
   *[other] { $gold } Gold bleiben
} für das, was kommt

### Eine Aufzeichnung ansehen

replay-progress = Nach { $done } von { $all } Aktionen
replay-keys = Eingabetaste: weiter, b: zurück, eine Zahl: dorthin, q: Ende >
# Was dafür außer b getippt werden kann, mit Kommas.
replay-back = zurück
replay-end = Hier endet die Aufzeichnung.

### Server

serve-address = Die Tische sind offen unter { $url }
serve-network = Andere in deinem Netz finden sie unter { $url }
serve-bots-compiled = Die Engine ist übersetzt: Bots denken ab jetzt damit, der Server ab dem nächsten Start.
serve-bots-stay = Die übersetzte Engine stammt aus anderen Quellen als dieser Server: Bots machen bis zum nächsten Start weiter wie bisher.
verify-practice = Das war eine Übungspartie: Alle konnten beliebig weit zurückgehen.
verify-fair = Das Spiel war fair: Der Startwert passt zum Hash { $hash }, alle { $outcomes } Würfe und Ziehungen kommen aus ihm, und der Verlauf führt über { $actions } Aktionen auf dem Spielplan { $board } zum aufgezeichneten Ende.

### Spielpläne

board-players = { $most ->
    [one] { $counts } Spieler
   *[other] { $counts } Spieler
}
board-players-range = { $least }–{ $most } Spieler
board-size = { $territories } Gebiete auf { $isles } Inseln, { $seas } Seefelder, { $slots } Bauplätze, { $metropolis_spaces } Metropolenplätze, { $sites } Baustellen; Wohlstand { $prosperity } an Land, { $trade_prosperity } auf { $trade_seas } Handelsfeldern; Gebiete ohne Küste: { $without_coast }.
board-for = { $players } Spieler
board-starts = Die Startplätze, jeder mit seinen Einkünften, Bauplätzen und Metropolenplätzen zu Beginn, dem Wohlstand im Umkreis von zwei Seefeldern und der Zahl der Seefelder zu jedem anderen.
board-free-placement = Freie Startaufstellung: Alle finden einen Anfang, wo auch immer die anderen stehen.
board-titans = Titanen: { $pairs } Paare benachbarter Gebiete als Anfang, mit Einkünften von { $least } bis { $most } und { $near_least } bis { $near_most } Wohlstand im Umkreis von zwei Seefeldern.
board-no-starts = Nicht von Startplätzen aus: { $why }.
board-no-free-placement = Nicht mit freier Startaufstellung: { $why }.
board-no-titans = Nicht mit Titanen: { $why }.
board-column-start = Start
board-column-revenue = Einkünfte
board-column-slots = Bauplätze
board-column-spaces = Metropolen
board-column-near = Umkreis
board-column-distances = Seefelder dazwischen
board-drawn = Der Spielplan ist gezeichnet in { $path }

## Die Nachricht

error-malformed = Die Nachricht lässt sich nicht lesen.
error-bad-field = Etwas in der Nachricht ist nicht, wie es sein soll: { $field }.
error-unknown-type = Eine solche Nachricht gibt es nicht.
error-too-large = Die Nachricht ist zu groß.
error-too-many = Das war zu viel auf einmal. Warte einen Moment.
error-flood = Die Verbindung wurde geschlossen: zu viele Nachrichten.
error-slow = Die Verbindung war zu langsam und wird neu aufgebaut.
error-too-many-connections = Von deiner Adresse gibt es zu viele Verbindungen zu diesem Tisch.
error-foreign-origin = Seiten einer anderen Adresse dürfen das nicht.
error-unknown-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann ihn mit --origin nennen.
error-too-many-tables = Von deiner Adresse wurden heute zu viele Tische eröffnet. Komm morgen wieder.
error-not-found = Unter dieser Adresse ist nichts.
error-wrong-method = So lässt sich diese Adresse nicht verwenden.
error-hello-first = Der Tisch erwartet zuerst eine Begrüßung.
error-version = Die Seite ist älter oder neuer als der Server. Lade sie neu.

## Tische und Plätze

error-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
error-unknown-seat = Diesen Platz gibt es nicht.
error-bad-token = Dieser Link gibt kein Recht auf einen Platz an diesem Tisch.
error-not-seated = Du schaust zu: Das können nur die, die mitspielen.
error-bad-title = Ein Titel hat höchstens 40 Zeichen, und keine unsichtbaren.
error-bad-name = Ein Name hat 1 bis 24 Zeichen, und keine unsichtbaren.
error-name-taken = Jemand an diesem Tisch heißt schon so, oder zum Verwechseln ähnlich.
error-name-of-city = So heißt eine Stadt, oder zum Verwechseln ähnlich: Bots tragen die Namen ihrer Städte.
error-bad-players = Mit diesen Erweiterungen sind nur diese Spielerzahlen möglich: { $possible }.
error-bad-modules = Diese Erweiterung gibt es nicht.
error-bad-options = Diese Hausregeln lassen sich nicht vereinbaren. { $fault }
error-bad-teams = Zweierteams brauchen Titanen und vier oder sechs Spieler; zu sechst wird immer in Teams gespielt.
error-bad-board = Dieser Spielplan lässt sich nicht verwenden. { $fault }
error-unknown-board = Diesen Spielplan gibt es nicht.
error-board-players = Auf dem Spielplan { $board } sind nur diese Spielerzahlen möglich: { $possible }.
error-board-starts = Der Spielplan { $board } hat keine Startplätze für so viele: Wähle die freie Startaufstellung.
error-unknown-lesson = Diese Lektion gibt es nicht.
error-bad-bots = Diesen Bot gibt es nicht, oder es sind nicht so viele wie Plätze.
error-bad-colour = Diese Farbe gibt es nicht.
error-colour-taken = Diese Farbe hat schon jemand.
error-seat-taken = Dieser Platz ist besetzt.
error-table-full = Alle Plätze sind besetzt.
error-table-closed = Der Tisch wurde geschlossen: Niemand war mehr da.
error-not-host = Das kann nur, wer den Tisch leitet.
error-bad-order = Das ist keine Reihenfolge der Plätze.
error-nobody-there = Auf diesem Platz sitzt niemand.
error-removes-self = Du leitest den Tisch: Um deinen Platz aufzugeben, verlass den Tisch.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht aus.
error-already-over = Das Spiel ist aus.

## Spielen

error-log-unreadable = Diese Partie kann nicht weitergehen: Ihr Verlauf lässt sich nicht nachspielen. Ansehen und herunterladen lässt sie sich.
error-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
error-not-an-action = Diese Aktion gibt es nicht.
error-not-the-task = Die Lektion verlangt jetzt etwas anderes.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hint-under-way = An einem Tipp wird schon überlegt.
error-no-practice = Dieser Tisch ist nicht zum Üben.
error-judge-under-way = Deine Chance wird schon berechnet.
error-judge-failed = Deine Chance lässt sich gerade nicht berechnen. Versuch es noch einmal.
error-moment-over = Dort war das Spiel schon aus: Es gibt nichts weiterzuspielen.
error-moment-failed = Dieser Moment lässt sich gerade nicht aufbauen. Versuch es noch einmal.
error-hint-failed = Gerade gibt es keinen Tipp. Versuch es noch einmal.
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen. { $fault }
error-judging-failed = Die Chancen lassen sich gerade nicht berechnen. Versuch es noch einmal.
error-statistics-failed = Gerade gibt es keine Statistik. Versuch es noch einmal.
error-replay-failed = Die Partie lässt sich gerade nicht ansehen. Versuch es noch einmal.
error-bot-plays = Auf diesem Platz spielt jetzt ein Bot. Übernimm ihn zuerst wieder.
error-no-bot-plays = Auf deinem Platz spielt kein Bot.
error-others-play = Hier sitzen auch andere: Das Tempo der Bots bestimmt der Tisch.
error-no-teams = Niemand ist dein Partner: In dieser Partie gibt es keine Teams.
error-bad-text = Eine Zeile hat 1 bis 500 Zeichen, und keine unsichtbaren.

## Zustimmung

error-proposal-open = Ein anderer Vorschlag ist noch offen. Erledigt ihn zuerst.
error-no-proposal = Dieser Vorschlag ist nicht mehr offen.
error-not-asked = Du bist nicht gefragt oder hast schon geantwortet.
error-bad-proposal = Das lässt sich nicht vorschlagen.
error-not-in-force = Dorthin führt kein Weg zurück.
error-seat-present = Wer dort sitzt, ist da.
error-just-gone = Wer dort sitzt, ist gerade erst gegangen. { $seconds ->
    [one] In { $seconds } Sekunde
   *[other] In { $seconds } Sekunden
} kann ein Bot einspringen.

## Der Server

error-restart = Der Server startet neu. Das Spiel geht gleich weiter.
error-storage-failed = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Versuch es noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts hat sich verändert.
error-page-missing = Die Seite wurde nicht gebaut. Der Server selbst läuft: siehe docs/protocol.md.

### Die Seite

## Anfang

page-title = Cyclades
page-motto = Gewinne die Gunst der Götter, herrsche über die Inseln, gründe zwei Metropolen.
page-the-game = Worum es geht
page-the-game-about = In jeder Runde bietest du Gold auf die Götter: Mit Poseidon segelst du, mit Ares ziehst du in den Kampf, mit Zeus und Athene baust und lernst du, und Kreaturen aus den Sagen können alles wenden. Wer am Ende einer Runde zwei Metropolen hat, gewinnt; behalte also im Auge, wer nah dran ist, und schnapp ihm weg, was ihm noch fehlt.
page-play-bots = Gegen Bots spielen
page-rules = Regeln
page-rule = Regel { $rule }
page-new-table = Neuer Tisch mit Freunden
page-learn = Das Spiel lernen
page-learn-offer = Neu hier? Zehn kurze Lektionen von etwa einer Minute zeigen dir, wie es gespielt wird.
page-learn-yes = Zeig es mir
page-learn-no = Nein, danke
page-fan-made = Ein inoffizielles Fanprojekt. Alle Zeichnungen und Texte sind unsere eigenen.
page-players = Spieler, mit dir
page-level = Stärke der Bots
page-level-easy = leicht
page-level-normal = normal
page-level-hard = schwer
page-level-expert = Experte
page-start = Spiel starten
page-you = du
page-friend = ein Freund
page-bot = Bot, { $level }
page-title-against-bots = { $name } gegen Bots
page-title-bots = Eine Partie gegen Bots
page-title-of = Der Tisch von { $name }
page-try-title = Ausprobiert ab Schritt { $step }
page-first-name = Erste Partie
page-your-name = Dein Name
page-name-missing = Dein Name fehlt: Sein Feld ist ganz oben.
page-table-title = Titel des Tisches
page-modules = Erweiterungen
page-modules-hades = Aus der Erweiterung „Hades“, jedes Modul für sich
page-module-free-placement = { module-free_placement }
page-module-hades = { module-hades }
page-module-heroes = { module-heroes }
page-module-favours = { module-favours }
page-module-titans = { module-titans }
page-always-with-titans = Mit Titanen beginnt es immer so.
page-counts-without-titans = Sechs Spieler brauchen die Erweiterung Titanen.
page-counts-with-titans = Titanen ist für drei bis sechs Spieler.
page-teams = Teams
page-in-teams = Zweierteams
page-teams-about = Partner gewinnen gemeinsam, kennen das Gold des anderen und reden unter sich.
page-teams-always = { $players } Spieler spielen immer in Teams: Plätze 1 und 2, 3 und 4, 5 und 6.
page-team = Team { $number }
page-board-choice = Spielplan
page-board-usual = der übliche für so viele Spieler
page-board-own = ein eigener, aus einer Datei …
page-board-file = Datei des Spielplans
page-board-how = Eine JSON-Datei wie die Spielpläne des Projekts. Sie wird geprüft, sobald du sie gewählt hast.
page-board-read = { $board }: für { $counts } Spieler
page-board-counts = { $board } ist ein Spielplan für { $counts } Spieler.
page-seats = Plätze
page-seat = Platz { $number }
page-who-may-join = Wer mitspielen darf
page-by-link = wer den Link hat
page-public = alle
page-house-rules = Hausregeln
page-ledger-kept = Ein Kassenbuch über das Gold aller, berechnet aus dem, was alle gesehen haben
page-practice = Üben
page-more = Regeln und mehr
page-first-game = Erste Partie, mit Rat
page-try = Ausprobieren
page-practice-table = Zum Üben
page-practice-about = Alles lässt sich zurücknehmen, Tipps kommen in Stufen, und du kannst nach deiner Siegchance fragen.
page-practice-moment = Üben: ein Moment zum Ausprobieren
page-practice-back = zum Moment (Schritt { $step })
page-practice-step = Schritt { $step }
page-hints-allowed = Tipps sind erlaubt
page-option-edition = Auflage
page-option-edition-first = erste
page-option-edition-second = zweite
page-option-open-gold = Das Gold aller liegt offen
page-option-priests-two-player = Zu zweit: Ein Priester spart
page-option-priests-two-player-null = wie in dieser Auflage
page-option-priests-two-player-each = bei beiden Geboten
page-option-priests-two-player-joint = bei einem der Gebote
page-option-apollo-marker = Der Wohlstandsmarker von Apollo kommt
page-option-apollo-marker-null = wie in dieser Auflage
page-option-apollo-marker-own = auf eine eigene Insel
page-option-apollo-marker-any = auf eine beliebige Insel
page-option-tiebreak = Gleichstand bei Metropolen
page-option-tiebreak-gold = zuerst zählt Gold
page-option-tiebreak-metropolises = zuerst zählen die meisten Metropolen
page-option-max-cycles = Letzte Runde (leer: keine)
page-make-table = Tisch eröffnen
page-lobby = Tische
page-lobby-empty = Kein öffentlicher Tisch ist offen. Eröffne einen oder spiele gegen Bots.
page-table-open = { $free ->
    [0] beginnt gleich
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
page-table-running = in Runde { $cycle }
page-lobby-teams = in Teams
page-free-seat = frei
page-join = Mitspielen
page-watch = Zuschauen

## Warteraum

page-waiting-room = Wer spielt
page-seats-of-teams = Plätze untereinander sind Partner: Wer einen Platz wählt, wählt den Partner.
page-own-board = Auf einem eigenen Spielplan: { $board }
page-your-partner = dein Partner
page-sit-here = Hier sitzen
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-is-host = leitet den Tisch
page-removed = Dein Platz wurde freigegeben. Du kannst weiter zusehen oder einen freien Platz nehmen.
map-base-2-3 = Cyclades, 2–3 Spieler
map-base-4 = Cyclades, 4 Spieler
map-base-5 = Cyclades, 5 Spieler
map-titans-3-4 = Die Sichel von Kalliste
map-titans-5-6 = Naxos und Paros
page-played-by = Für { $players } Spieler, auf dem Spielplan { $board }.
page-base-game = Das Grundspiel
page-table-without-hints = Tipps gibt es an diesem Tisch nicht.
page-colour = Deine Stadt
page-ready = Ich bin bereit
page-wait-please = Moment, noch nicht
page-seats-free = Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.
page-starts-when-ready = Das Spiel beginnt, wenn alle bereit sind.
page-leave = Verlassen
page-leave-sure = Das Spiel verlassen? Die anderen können einen Bot an deine Stelle setzen; du kannst wiederkommen.
page-leave-bots-sure = Das Spiel verlassen? Es wartet auf dich: Du findest es auf der Startseite.
page-leave-seat-sure = Deinen Platz aufgeben? Dann kann ihn jemand anderes nehmen.
page-name-first = Gib zuerst deinen Namen ein, dann wähle einen Platz.
page-invite = Andere einladen
page-invite-how = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
page-invite-full = Andere zum Zuschauen einladen
page-invite-how-full = Wer diesen Link öffnet, kann zuschauen.
page-qr = Der Link als QR-Code
page-invite-link = Einladungslink, für andere
page-recovery-link = Dein Platzlink, nur für dich
page-copy-invite = Einladung kopieren
page-copy-seat = Meinen Platz kopieren
page-copied = Kopiert
page-recovery = Dein Platz auf einem anderen Gerät
page-recovery-how = Dieser Link ist das Recht auf deinen Platz. Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen, und zeig ihn niemandem.

## Verbindung

page-connecting = Verbinde …
page-connection-lost = Keine Verbindung. Neuer Versuch …
page-try-now = Jetzt versuchen
page-bad-link = { $seated ->
    [yes] Dieser Platzlink ist ungültig; vielleicht fehlt ein Stück davon. Du spielst auf deinem eigenen Platz weiter.
   *[no] Dieser Platzlink ist ungültig; vielleicht fehlt ein Stück davon. Öffne den ganzen Link, um den Platz zu bekommen.
}
page-outdated = Der Server wurde erneuert. Bitte lade die Seite neu: Nichts geht verloren, und was du geschrieben oder gewählt hast, kommt mit.
page-reload = Neu laden
page-to-start = Zur Startseite
page-error = Etwas ist schiefgegangen ({ $code }).
page-unreachable = Der Server ist nicht erreichbar.

## Spielbegriffe: was sie bedeuten, und mit `.forms` die Formen, in denen sie in Sätzen stehen

page-word-offering = Gold, das ein Opfermarker auf einen Gott bietet. Das höchste Gebot bekommt den Gott für diese Runde, und nur dieses wird gezahlt.
    .forms = Gebot, Gebote, Geboten, Opfergaben
page-word-marker = Steht für eine Stadt, dort, wo sie bietet, und in der Reihenfolge. Zu zweit hat jede Stadt zwei.
    .forms = Opfermarker, Opfermarkern, Opfermarkers
page-word-cycle = Ein Durchgang des Spiels: neue Kreaturen, neue Götter, Einkünfte, Opfergaben, dann der Zug jeder Stadt. Ob jemand gewonnen hat, zeigt sich an ihrem Ende.
    .forms = Runde, Runden
page-word-priest = Eine Karte, die jedes Gebot ihres Besitzers um 1 Gold billiger macht, bis hinab auf 1.
    .forms = Priester, Priestern, Priesters
page-word-philosopher = Eine Karte. Vier davon werden sofort zu einer Metropole.
    .forms = Philosoph, Philosophen
page-word-metropolis = Eine große Stadt, gebaut aus vier verschiedenen Gebäuden oder vier Philosophen; sie wirkt wie alle vier Gebäude. Zwei davon am Ende einer Runde bringen den Sieg (zu zweit drei, in einem Team zusammen drei).
    .forms = Metropole, Metropolen
page-word-metropolis-space = Die Stelle einer Insel, an der eine Metropole stehen kann. Vorher dürfen dort Gebäude stehen; sie weichen, wenn sie kommt.
    .forms = Metropolenplatz, Metropolenplätze, Metropolenplätzen, Metropolenplatzes
page-word-set = Ein Hafen, eine Festung, ein Tempel und eine Universität auf beliebigen Inseln einer Stadt: Zusammen werden sie sofort zu einer Metropole.
    .forms = Gebäudesatz, Gebäudesätze, Gebäudesätzen, Gebäudesatzes
page-word-slot = Eine Stelle einer Insel für ein Gebäude.
    .forms = Bauplatz, Bauplätze, Bauplätzen, Bauplatzes
page-word-isle = Land mit Meer ringsum. Wer sie zuletzt eingenommen hat, besitzt sie, mit Armeen darauf oder ohne.
    .forms = Insel, Inseln
page-word-territory = Ein Teil einer Insel mit eigenem Besitzer. Auf den meisten Spielplänen ist eine Insel ein Gebiet; mit Titanen haben Inseln mehrere.
    .forms = Gebiet, Gebiete, Gebieten, Gebiets
page-word-discount = Jeder Tempel macht eine Kreatur der Runde um 1 Gold billiger, bis hinab auf 1. Die Zahl am Tempel sagt, wie oft er noch hilft.
    .forms = Tempelrabatt, Tempelrabatte, dank der Tempel, dank eines Tempels
page-word-chain = Benachbarte Seefelder mit Schiffen derselben Stadt auf jedem, von der Küste einer Insel zu der einer anderen. Darüber ziehen Armeen.
    .forms = Schiffskette, Schiffsketten, Kette eigener Schiffe, Kette deiner Schiffe, Ketten deiner Schiffe
page-word-retreat = Einen Kampf nach einer Kampfrunde verlassen, der Verteidiger zuerst: Armeen über eine Schiffskette auf eine andere eigene Insel, Schiffe auf ein Seefeld daneben ohne Gegner.
    .forms = Rückzug, Rückzugs, Rückzüge, zurückziehen
page-word-prosperity = Ein Marker auf einer Insel oder einem Seefeld, der in jeder Runde 1 Gold mehr bringt.
    .forms = Wohlstandsmarker, Wohlstandsmarkern, Wohlstandsmarkers, Wohlstand
page-word-revenue = Das Gold jeder Runde: 1 für jeden Wohlstand auf eigenen Inseln und auf Handelsfeldern mit eigenen Schiffen. Mit freier Startaufstellung gibt es in der ersten Runde keine.
    .forms = Einkünfte, Einkünften
page-word-track = Die drei Felder, von denen Kreaturen gerufen werden, für 4, 3 und 2 Gold.
    .forms = Leiste, Kreaturenleiste
page-word-discard = Karten, die benutzt oder nicht gekauft wurden. Ist der Stapel leer, werden sie gemischt und bilden den neuen.
    .forms = Ablagestapel, abgelegt, abgelegte
page-word-supply = Was noch niemandem gehört. Was dort nicht ist, gibt es nicht.
    .forms = Vorrat, Reserve
page-word-necropolis = Ein Bauwerk auf einer Insel, gebaut mit Hades. Für jede Armee und jedes Schiff, die in einem Kampf oder durch eine Kreatur verloren gehen, kommt 1 Gold darauf; wer die Insel besitzt, nimmt es mit den Einkünften.
    .forms = Nekropole
page-word-undead = Armeen und Schiffe, die Hades erweckt. Sie kämpfen wie andere und verschwinden am Ende der Runde.
    .forms = Untote, Untoten, untote, untoten, untotes
page-word-threat = In jeder Runde kommen zwei Würfel hinzu. Bei 9 kommt Hades.
    .forms = Bedrohung
page-word-priestess = Eine Karte, die einen Helden ohne Sold hält oder eine Kreatur eine weitere Runde auf ihrer Insel.
    .forms = Priesterin, Priesterinnen
page-word-upkeep = Was Helden nach den Einkünften kosten, ab der Runde nach dem Anwerben: je 2 Gold oder eine Priesterin.
    .forms = Unterhalt, Sold
page-word-sacrifice = Einen Helden aufgeben für das, was er einmal tun kann. Danach verlässt er das Spiel.
    .forms = opfern, geopfert, opfert
page-word-favour = Ein Plättchen eines kleineren Gottes neben einem der Götter. Wer diesen Gott hat, erhält die Gabe und darf die Wirkung einmal nutzen.
    .forms = Gunst, Gunstplättchen
page-word-item = Eine Karte, die es durch eine Gunst gibt. Sie wird ein einziges Mal eingesetzt, wenn der Moment dafür da ist. Manche liegen verdeckt: Nur ihr Besitzer kennt sie.
    .forms = magischer Gegenstand, magischen Gegenstand, magische Gegenstände, magischen Gegenstände, magischen Gegenständen
page-word-titan = Eine Einheit, die wie eine Armee kämpft, wie eine verloren geht und mit jedem Gott außer Apollo zieht.
    .forms = Titan, Titanen
page-word-artifact = Ein Schatz, der in einem Gebiet liegt und seinem Besitzer gehört. Alle fünf zusammen gewinnen das Spiel.
    .forms = Artefakt, Artefakte, Artefakten
page-word-figure = Eine Kreatur, die bis zum ersten Zug ihres Besitzers in der nächsten Runde auf einer Insel steht.
    .forms = Inselfigur, Inselfiguren
page-word-partner = Die andere Stadt des eigenen Teams. Partner gewinnen gemeinsam.
    .forms = Partner, Partners, Partnern

## Rund um den Tisch

page-close = Schließen
page-back = Zurück
page-hint-ask = Tipp
page-hint-nudge = Worauf achten
page-hint-move = Zug zeigen
page-hint-plan = Gründe und andere gute Züge zeigen
page-hint-why = Warum
page-hint-play = So spielen
page-hint-mark = Wähle das und bestätige es mit dem Knopf dazu
page-menu = Menü
page-aid = Spielhilfe
page-aid-short = Hilfe
page-saved = Gespeichert
page-report = Problem melden
page-report-about = Speichert eine Datei mit dem, was du siehst und hier schreibst, ohne Namen und Chat.
page-report-words = Was stimmt nicht? Es steht nur in der Datei.
page-report-save = Datei speichern
page-report-saved = Gespeichert als „{ $file }“, bei den Downloads. Schick diese Datei denen, die diesen Server betreiben.
page-keys = Tastenkürzel
page-preview = Das Brettspiel um Gebote und Eroberungen zwischen den griechischen Inseln – im Browser, mit Freunden oder Bots.
page-new-version = Eine neue Version der Seite ist da. Sie kommt, wann du willst.
page-take-version = Laden
page-not-now = Nicht jetzt
page-pass-on = Teilen …
page-settings = Einstellungen
page-notes = Meine Notizen
page-notes-about = Nur du kannst sie lesen, und nur auf diesem Gerät.
page-keys-on = Tastenkürzel
page-keys-about = Einzelne Tasten lösen etwas aus, nur nicht, während du schreibst. Aus: nur Tab, Eingabe, Esc und die Pfeiltasten.
page-key-tip = Taste: { $key }
page-key-numbers = Wählt den ersten, zweiten, … Gott oder Knopf, der zur Wahl steht
page-key-hint = Tipp
page-key-undo = Schritt zurücknehmen
page-key-undo-turn = Zug zurücknehmen
page-key-end = Zug beenden, anhalten oder passen
page-key-pause = Die Bots anhalten oder weiterspielen lassen
page-key-rules = Die Regeln; nennt eine offene Erklärung eine Regel, dann diese
page-key-list = Diese Liste
page-key-escape = Schließt, was offen ist, verwirft, was halb gewählt ist
page-key-return = Eingabe
page-key-enter = Bestätigen: das Gebot, den Angriff, den markierten Knopf
page-key-ctrl = Strg
page-key-word = { $key ->
    [Shift] Umschalt
    [Home] Pos1
    [End] Ende
    [Space] Leertaste
   *[Page] Bild
}
page-key-or = oder
page-key-tab = Von einem Bedienelement zum nächsten; auf dem Spielplan führen Pfeiltasten von Ort zu Ort
page-board = Der Spielplan
page-parts = Teile des Tisches
page-zoom-in = Näher
page-zoom-out = Weiter weg
page-zoom-whole = Der ganze Spielplan
page-beyond = { $edge ->
    [left] Weiter links: { $count ->
        [one] { $count } weiterer Ort zur Wahl
       *[other] { $count } weitere Orte zur Wahl
    }
    [right] Weiter rechts: { $count ->
        [one] { $count } weiterer Ort zur Wahl
       *[other] { $count } weitere Orte zur Wahl
    }
    [top] Weiter oben: { $count ->
        [one] { $count } weiterer Ort zur Wahl
       *[other] { $count } weitere Orte zur Wahl
    }
   *[bottom] Weiter unten: { $count ->
        [one] { $count } weiterer Ort zur Wahl
       *[other] { $count } weitere Orte zur Wahl
    }
}
page-tab-act = Zug
page-tab-gods = Götter
page-tab-cities = Städte
page-tab-log = Verlauf
page-to-actions = Zu den Aktionen
page-sheet-higher = Bereich vergrößern
page-sheet-lower = Bereich verkleinern
page-language = Sprache
page-theme-system = Farben wie auf dem Gerät
page-theme-light = Helle Farben
page-theme-dark = Dunkle Farben
page-motion-on = Bewegung ist an
page-motion-off = Bewegung ist aus
page-your-turn-title = ● Du bist dran: { $title }
page-watching = Du schaust zu
page-gods = Götter
page-gods-and-creatures = Götter und Kreaturen
page-god-free = { $god }: noch kein Gebot
page-god-bid = { $god }: { $marker } bietet { $gold } Gold
page-god-down = { $god } ist in dieser Runde nicht dabei.
page-apollo-label = { $markers ->
    [none] { $god }: noch niemand
   *[other] { $god }: { $markers }
}
page-card-label = { $card }, { $price } Gold
page-card-price = Kostet { $price } Gold
page-card-price-saved = Kostet dank der Tempel { $price } Gold statt { $full }
page-card-open-to = { $player } ist am Zug und kann sie haben.
page-card-open-when = Sie steht allen im eigenen Zug offen, mit jedem Gott außer Apollo.
page-deck = Stapel
page-discard = Ablage
page-deck-title = Stapel
page-discard-title = Ablagestapel
page-pile-empty = Es ist keine Karte darin.
page-deck-tip = Noch im Stapel: { $cards }
page-discard-tip = Auf dem Ablagestapel: { $cards }
page-order = Reihenfolge beim Bieten
page-order-next = Reihenfolge der nächsten Runde
page-gold = Gold
page-revenue = Einkünfte der nächsten Runde, nach jetzigem Stand
page-gold-ledger = Gold, mit dem Kassenbuch aller Runden
page-gold-reckoned = Gold, berechnet aus dem, was alle am Tisch gesehen haben; mit dem Kassenbuch aller Runden
page-metropolises = { $metropolises } von { $needed } Metropolen für den Sieg
page-metropolises-enough = { $together } Metropolen, und { $needed } sind genug: Das Spiel endet mit dieser Runde
# $of: was zur nächsten Metropole fehlt ("buildings", "philosophers"), und $count davon.
page-progress = { $metropolises ->
    [0] bis zu einer Metropole { missing-count }
   *[other] { $metropolises } von { $needed } Metropolen, bis zur nächsten { missing-count }
}
missing-count = { $of ->
    [philosophers] { $count ->
        [0] fehlt nichts
        [one] fehlt ein Philosoph
       *[other] fehlen { $count } Philosophen
    }
   *[buildings] { $count ->
        [0] fehlt nichts
        [one] fehlt eine Gebäudeart
       *[other] fehlen { $count } Gebäudearten
    }
}
page-in-front = Vorn: { $progress }
page-in-front-level = Vorn, gleichauf mit { $players }: { $progress }
page-legend-in-front = Vorn, auch gleichauf: wer die meisten Metropolen hat, dann wem am wenigsten zur nächsten fehlt
page-metropolises-all = Metropolen
page-building-count = { $building }: { $count }
page-near-building = Noch ein solches Gebäude ergibt eine Metropole.
page-near-building-win = Noch ein solches Gebäude ergibt eine Metropole, und die reicht zum Sieg.
page-near-philosopher = Noch einer ergibt eine Metropole.
page-near-philosopher-win = Noch einer ergibt eine Metropole, und die reicht zum Sieg.
page-no-free-slot = Kein Bauplatz ist frei.
page-legend = Was die Zeichen bedeuten
page-legend-cards = Kreaturen auf dem Spielplan, Helden und Schätze einer Stadt: Ihr Bild sagt, was sie bewirken
page-owned-show = Besitz auf dem Spielplan zeigen
page-owned-hide = Nicht mehr zeigen
page-ledger = Kassenbuch
page-ledger-how = Berechnet aus dem, was alle am Tisch gesehen haben.
page-ledger-coming = Der Verlauf ist noch unterwegs …
page-ledger-whole = Die ganze Partie
page-ledger-cycle = Runde { $cycle }
page-ledger-before = Vor der ersten Runde
page-ledger-had = Vorher
page-ledger-revenue = Einkünfte
page-ledger-other = Sonst erhalten
page-ledger-stolen = Geraubt
page-ledger-paid = Gezahlt
page-ledger-left = Übrig
page-ledger-middle = Diese Partie begann mittendrin: Was alle da hatten, ist nicht bekannt.
page-isles = Inseln
page-troops = Armeen
page-fleets = Schiffe
page-priests = Priester: Jeder macht ein Gebot um 1 Gold billiger
page-philosophers = Philosophen: { $needed } ergeben eine Metropole
page-temples-left = { $count ->
    [one] { $count } Tempel macht
   *[other] { $count } Tempel machen
} in dieser Runde noch eine Kreatur billiger
page-out = raus
page-away = weg
page-offline = nicht verbunden
page-deciding = entscheidet gerade
page-choose = Wählen
page-log = Was geschehen ist
page-log-undo = Ein Schritt wurde zurückgenommen.
page-log-practice = { $player } ist zu einer früheren Entscheidung zurückgegangen. Was jetzt gewürfelt wird, ist neu.
page-log-rewind = Mit aller Zustimmung ging das Spiel zurück. Was jetzt gewürfelt wird, ist neu.
page-log-newest = Neuestes
page-log-more = Mehr zu dieser Zeile
page-look-back = Zurückblicken
page-look-back-here = Diesen Moment ansehen
page-replay = Die Partie noch einmal ansehen
page-replay-file = Eine aufgezeichnete Partie ansehen
page-log-offerings = Opfergaben
page-log-filter = Was der Verlauf zeigt
page-log-all = Alles
page-log-me = Über mich
page-log-battles = Kämpfe
page-log-nothing = Noch gibt es nichts zu berichten.
page-log-nothing-tried = Hier steht, was von jetzt an geschieht.
page-log-rounds = { $count ->
    [one] { $count } Schritt des Kampfes
   *[other] { $count } Schritte des Kampfes
}
page-log-sailed = { $player } segelt{ price-paid } mit { fleets.dat } { $from_sea_from } über { $over_seas } { $to_sea_to }.
page-log-passed = { $player } zieht{ price-paid } mit { troops.dat } { $from_isle_from } ungesehen durch { $over_isles } { $to_isle_to }{ with-artifacts }.
page-log-outbid-self = { $player } bietet { $gold } Gold auf { $god }. Das verdrängt den anderen Opfermarker derselben Stadt, der nun woandershin muss.
page-log-kraken = { $player } führt{ price-paid } den Kraken über { $over_seas } { $to_sea_to }.
page-ask-rewind = Die anderen bitten, bis vor diesen Schritt zurückzugehen
page-pace = Wie schnell die Bots spielen
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-step = Schritt
page-pace-pause = Pause
page-pace-go-on = Weiter
page-pace-next = Nächster Schritt
page-pace-skip = Bis zu meinem Zug
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-private = privat
page-chat-to = Wer es hört
page-chat-to-all = alle
page-chat-to-team = nur mein Partner
page-chat-say = Sag etwas
page-send = Senden

## Heard by a screen reader

page-voice = Was geschieht
page-voice-now = Wer dran ist
page-voice-turn = Du bist dran: { $question }
page-voice-decide = Du entscheidest: { $question }
page-voice-line = { $from }: { $text }
page-voice-line-private = { $from }, nur zu dir: { $text }
page-voice-missed = { $count ->
    [one] Davor ist noch etwas geschehen; es steht im Verlauf.
   *[other] Davor ist noch mehr geschehen ({ $count } Meldungen); es steht im Verlauf.
}
page-skip = Springen
page-skip-act = Zur Frage
page-skip-board = Zum Spielplan
page-skip-log = Zum Verlauf

## Entscheiden

page-your-turn = Du bist am Zug
page-you-decide = Du entscheidest
page-decides = { $player } entscheidet
page-you-have = Du hast { $gold } Gold.
page-priests-save = { $priests ->
    [one] Ein Priester spart 1 Gold.
   *[other] Priester sparen { $priests } Gold.
}
page-ousted-by-own = Der andere Opfermarker derselben Stadt hat den Platz bei { $ousted_from } genommen: Dieser geht woandershin{ with-marker }.
page-you-are = Du bist { $city }.
page-pick-god = Wähle einen Gott: Damit bietest du das Mindeste. Wählst du ihn noch einmal, bietest du 1 Gold mehr.
page-pick-apollo = Dein Gold reicht für keinen Gott außer Apollo, der keins verlangt: Wähle ihn.
page-bid = Gebot auf { $god }
page-about = Über { $what }
page-about-rules = In den Regeln: { $rules }
page-bid-cost = { $pay ->
    [0] Es kostet nichts; { gold-left }.
   *[other] { $saved ->
        [0] Du zahlst { $pay } Gold; { gold-left }.
       *[other] Du zahlst { $pay } Gold, { priests-saved }; { gold-left }.
    }
}
page-bids-cost = { $saved ->
    [0] Du zahlst { $pay } Gold für beide Gebote; { gold-left }.
   *[other] Du zahlst { $pay } Gold für beide Gebote, { priests-saved }; { gold-left }.
}
priests-saved = { $saved ->
    [one] 1 weniger dank eines Priesters
   *[other] { $saved } weniger dank Priestern
}
gold-left = { $left ->
    [0] nichts bleibt übrig
    [one] { $left } bleibt übrig
   *[other] { $left } bleiben übrig
}
page-bid-floor = Mindestens 1 Gold wird immer gezahlt.
page-offer-gold = Gebotenes Gold
page-how-many = Wie viele?
page-isle-emptied = { $isle } bleibt leer zurück.
page-isle-emptied-by = { $isle } bleibt leer zurück, wenn { $count } gehen.
page-pick-goal = Wähle, wohin: auf dem Spielplan oder hier.
page-pick-goal-far = Wähle, wohin: hier ein Seefeld daneben, auf dem Spielplan jedes hervorgehobene.
page-hint = Wähle auf dem Spielplan.
page-hint-recruit-troop = Wähle, wohin die Armee kommt.
page-hint-recruit-fleet = Wähle ein Seefeld für das Schiff.
page-hint-build = Wähle, wo du baust.
page-hint-move-troops = Wähle, wo Armeen aufbrechen, oder zieh sie von dort.
page-hint-move-fleets = Wähle das Seefeld, von dem Schiffe aufbrechen, oder zieh sie von dort.
page-hint-recruit-priest = Ein Priester kommt zu dir. Mit jedem kosten deine Gebote 1 Gold weniger.
page-hint-recruit-philosopher = Ein Philosoph kommt zu dir. Aus vieren wird eine Metropole.
page-hint-recruit-titan = Wähle eins deiner Gebiete für den Titanen.
page-hint-move-titans = Wähle das Gebiet, aus dem Titanen aufbrechen, oder zieh sie von dort. Jede Titanenbewegung eines Zuges kostet 1 Gold mehr als die vorige.
page-hint-change = Wähle die Kreatur, die du fortschickst.
page-do-recruit-troop = Armee
page-do-recruit-fleet = Schiff
page-do-recruit-priest = Priester
page-do-recruit-philosopher = Philosoph
page-do-build = { $building } bauen
page-do-move-troops = Armeen bewegen
page-do-move-fleets = Schiffe bewegen
page-do-change = Kreatur fortschicken
page-do-recruit-titan = Titan
page-do-move-titans = Titanen bewegen
page-do-send-artifact = { $artifact }
page-price = { $price ->
    [0] kostenlos
   *[other] { $price } Gold
}
page-not-possible = Jetzt nicht möglich.
page-choices = Alle Möglichkeiten als Liste
page-number = Anzahl
page-turn-brief = Dein Zug mit { $god }
page-turn-enough = Du hast genug Metropolen: Behalte sie bis zum Ende dieser Runde, und du gewinnst.
page-undo-step = Schritt zurück
page-undo-turn = Zug zurück
page-end-turn-left = Das könntest du noch tun. Den Zug trotzdem beenden?
page-left-one = { $price ->
    [0] { $what }, kostenlos
   *[other] { $what }, { $price } Gold
}
page-next-price = { $price ->
    [0] Das Nächste ist kostenlos.
   *[other] Das Nächste kostet { $price } Gold.
}
page-put-away = Verwerfen (Esc)
page-no-retreat = Es gibt keinen Weg für einen Rückzug.

## Kämpfe

page-attack = Das ist ein Angriff
page-attack-isle = { $isle } mit { troops.dat } angreifen{ price-asked-only }
page-attack-sea = { $sea_on } mit { fleets.dat } angreifen
page-odds-short = gewinnt zu { $win } %
page-odds-win = du gewinnst: { $percent } %
page-odds-both = niemand bleibt: { $percent } %
page-odds-lose = du verlierst: { $percent } %
page-strength-fortress = { $count ->
    [one] { $count } Festung
   *[other] { $count } Festungen
}{ not-counted }
page-strength-port = { $count ->
    [one] { $count } Hafen
   *[other] { $count } Häfen
}
page-strength-metropolis = { $count ->
    [1] Metropole
   *[other] Metropole ({ $count })
}{ not-counted }
not-counted = { $adds ->
    [0] {" "}(zählt nicht)
   *[other] {""}
}
page-strength-of = { $thing } ({ $adds })
page-strengths = In jeder Kampfrunde zählen beide ihren Würfel dazu: 0 bis 3.
page-battle = Kampf: { $place }
page-battle-rules = (B6)
page-battle-question = { $at ->
    [sea] Der Kampf { $place_on }. { $question }
   *[isle] Der Kampf um { $place }. { $question }
}
page-battle-round = Kampfrunde { $round }
page-battle-retreat = { $player } zieht sich { $place_to } zurück.
page-battle-won = { $player } gewinnt den Kampf.
page-battle-nobody = Niemand ist übrig.
page-attacker = greift an
page-defender = verteidigt
page-loses-one = verliert eine

## Was neu ist

page-news = Seit deinem letzten Zug
page-news-all = Alles zeigen
page-news-less = Weniger zeigen
page-news-more = { $count ->
    [one] { $count } weitere Meldung
   *[other] { $count } weitere Meldungen
}
page-news-again = Noch einmal abspielen
page-news-fold = Das Geschehene ausblenden
page-news-folded = { $count ->
    [one] Seit deinem letzten Zug: { $count } Meldung
   *[other] Seit deinem letzten Zug: { $count } Meldungen
}
# $of: woher es kommt ("revenue", "apollo" oder "gifts" von anderen).
page-news-gold = { $change ->
    [less] −{ $gold } Gold
   *[more] +{ $gold } Gold
}{ $of ->
    [revenue] {" "}Einkünfte
    [apollo] {" "}von Apollo
   *[gifts] : Gaben
}
page-news-gods = Du hast { $gods }.
page-news-gods-none = Das Bieten ist vorbei.
page-news-god-for = { $god } (Gebot { $gold })
page-news-gods-of = { $player }: { $gods }
page-news-outbids = Überboten: { $outbids }
page-news-outbid-at = { $hit ->
    [yes] du
   *[no] { $victim }
} von { $mine ->
    [yes] dir
   *[no] { $player }
} bei { $god }
# $end: wer übrig ist ("attacker", "defender", "nobody"), wer sich zurückgezogen hat ("defender-left",
# "attacker-left"), oder "open".
page-news-attack-isle = { $end ->
    [attacker] { $flying ->
        [yes] { $player } greift mit Pegasus { $place } an, schlägt dich und herrscht jetzt dort.
       *[no] { $player } greift { $place } an, schlägt dich und herrscht jetzt dort.
    }
    [defender] { $flying ->
        [yes] { $player } greift mit Pegasus { $place } an und verliert: { $place } bleibt dir.
       *[no] { $player } greift { $place } an und verliert: { $place } bleibt dir.
    }
    [nobody] { $flying ->
        [yes] { $player } greift mit Pegasus { $place } an. Niemand ist übrig: { $place } bleibt dir.
       *[no] { $player } greift { $place } an. Niemand ist übrig: { $place } bleibt dir.
    }
    [defender-left] { $flying ->
        [yes] { $player } greift mit Pegasus { $place } an. Du ziehst dich zurück, und { $player } herrscht jetzt dort.
       *[no] { $player } greift { $place } an. Du ziehst dich zurück, und { $player } herrscht jetzt dort.
    }
    [attacker-left] { $flying ->
        [yes] { $player } greift mit Pegasus { $place } an und zieht sich zurück: { $place } bleibt dir.
       *[no] { $player } greift { $place } an und zieht sich zurück: { $place } bleibt dir.
    }
   *[open] { $flying ->
        [yes] { $player } greift mit Pegasus { $place } an.
       *[no] { $player } greift { $place } an.
    }
}
page-news-attack-sea = { $end ->
    [attacker] { $player } schlägt deine Schiffe und hält jetzt { $place }.
    [defender] { $player } greift deine Schiffe an und verliert: Du hältst { $place }.
    [nobody] { $player } greift { $place_on } deine Schiffe an. Niemand ist übrig.
    [defender-left] { $player } vertreibt deine Schiffe und hält jetzt { $place }.
    [attacker-left] { $player } greift deine Schiffe an und zieht sich zurück: Du hältst { $place }.
   *[open] { $player } greift { $place_on } deine Schiffe an.
}
page-news-battle = { $end ->
    [attacker] { $player } schlägt { $victim }: { $place }
    [defender] { $victim } schlägt { $player }: { $place }
    [nobody] { $player } greift { $victim } an, niemand ist übrig: { $place }
    [defender-left] { $victim } weicht vor { $player } zurück: { $place }
    [attacker-left] { $player } weicht vor { $victim } zurück: { $place }
   *[open] { $player } greift { $victim } an: { $place }
}
page-news-leader = { $mine ->
    [yes] Du führst mit { $metropolises } von { $needed } Metropolen.
   *[no] { $count ->
        [one] { $players } führt mit { $metropolises } von { $needed } Metropolen.
       *[other] { $players } führen mit { $metropolises } von { $needed } Metropolen.
    }
}
page-news-in-front = { $level ->
    [yes] { $players } liegen gleichauf vorn: { $progress }.
   *[no] { $mine ->
        [yes] Du liegst jetzt vorn: { $progress }.
       *[no] { $count ->
            [one] { $players } liegt jetzt vorn: { $progress }.
           *[other] { $players } liegen jetzt vorn: { $progress }.
        }
    }
}
page-news-last-cycle = { $count ->
    [one] { $mine ->
        [yes] Letzte Runde: Du gewinnst, außer dir wird eine Metropole genommen oder jemand kommt ebenso weit und hat mehr { $tie ->
            [metropolises] Metropolen
           *[gold] Gold
        }.
       *[no] Letzte Runde: { $players } gewinnt, außer eine Metropole fällt oder jemand kommt ebenso weit und hat mehr { $tie ->
            [metropolises] Metropolen
           *[gold] Gold
        }.
    }
   *[other] Letzte Runde: { $players } haben genug Metropolen. Es gewinnt, wer mehr { $tie ->
        [metropolises] davon
       *[gold] Gold
    } hat.
}
page-news-last-cycle-off = { $count ->
    [one] { $players } hat nicht mehr genug Metropolen: Das Spiel geht weiter.
   *[other] { $players } haben nicht mehr genug Metropolen: Das Spiel geht weiter.
}
page-news-isle-taken = { $flying ->
    [yes] { $whose ->
        [yours] { $player } hat dir mit Pegasus { $isle } genommen!
        [nobodys] { $player } hat mit Pegasus { $isle } eingenommen.
       *[theirs] { $player } hat mit Pegasus { $isle } von { $victim } erobert.
    }
   *[no] { $player } hat dir { $isle } genommen!
}
page-news-metropolis-taken = { $whose ->
    [yours] { $player } hat dir { $isle } genommen, und deine Metropole dazu!
   *[theirs] { $player } hat { $victim } { $isle } samt Metropole genommen!
}
page-news-outbid = { $player } hat dich bei { $god } überboten: { $gold } Gold.
page-news-philosopher-stolen = { $card ->
    [none] { $player } nimmt { $whose ->
        [yours] dir
       *[theirs] { $victim }
    } einen Philosophen weg.
   *[other] { $player } nimmt { $whose ->
        [yours] dir
       *[theirs] { $victim }
    } mit { $card_dat } einen Philosophen weg.
}
page-news-priest-stolen = { $card ->
    [none] { $player } nimmt { $whose ->
        [yours] dir
       *[theirs] { $victim }
    } einen Priester weg.
   *[other] { $player } nimmt { $whose ->
        [yours] dir
       *[theirs] { $victim }
    } mit { $card_dat } einen Priester weg.
}
page-news-gold-stolen = { $card ->
    [none] { $player } nimmt { $whose ->
        [yours] dir
       *[theirs] { $victim }
    } { $gold } Gold weg.
   *[other] { $player } nimmt { $whose ->
        [yours] dir
       *[theirs] { $victim }
    } mit { $card_dat } { $gold } Gold weg.
}
page-news-fleet-lured = Die Sirene von { $player } schickt { $whose ->
    [yours] dein Schiff
   *[theirs] das Schiff von { $victim }
} { $sea_from } nach Hause.
page-news-building-destroyed = Der Riese von { $player } reißt { $isle_on } { $building_ein } { $whose ->
    [yours] von dir
    [nobodys] ohne Besitzer
   *[theirs] von { $victim }
} nieder.
page-news-building-turned = { $player } verwandelt { $isle_on } { $former_ein } { $whose ->
    [yours] von dir in { $building_ein }
   *[theirs] in { $building_ein }
}.
page-news-troop-killed = Die Harpyie von { $player } raubt { $whose ->
    [yours] dir
   *[theirs] { $victim }
} { $isle_on } eine Armee.
page-news-fleets-lost = { $whose ->
    [yours] Du verlierst { $sea_on } { fleets } an { $card_acc } von { $player }.
   *[theirs] { $victim } verliert { $sea_on } { fleets } an { $card_acc } von { $player }.
}
page-news-fleets-pushed = Polyphem von { $player } vertreibt { fleets } { $whose ->
    [yours] von dir
   *[theirs] von { $victim }
} { $from_sea_from } { $to_sea_to }.
page-news-prosperity-moved = { $whose ->
    [yours] { $player } bringt deinen Wohlstandsmarker { $from_isle_from } { $to_isle_to }.
    [nobodys] { $player } bringt einen Wohlstandsmarker { $from_isle_from } { $to_isle_to }.
   *[theirs] { $player } bringt einen Wohlstandsmarker von { $victim } { $from_isle_from } { $to_isle_to }.
}
page-news-barred-from-god = { $player } verwehrt { $whose ->
    [yours] dir
   *[theirs] { $victim }
} in dieser Runde jedes Gebot auf { $god }.
page-news-metropolis-razed = { $whose ->
    [yours] Du verlierst { $isle_on } die Metropole an die Nekropole.
   *[theirs] { $victim } verliert { $isle_on } die Metropole an die Nekropole.
}
page-news-philosophers = { $player } hat jetzt { $count } von 4 Philosophen.
page-news-revenue-less = Deine Einkünfte sind um { $count } geringer.
page-news-creature = { $player } hetzt { $card_acc } auf dich: { $place }
page-news-lost = verloren: { $things }
page-news-won = gewonnen: { $things }
page-news-metropolis = eine Metropole
page-news-special = { $metropolis_ein }
page-news-building = { $count ->
    [one] { $building_nomein }
   *[other] { $count } × { $building }
}
page-news-thing-troop = { troop-count }
page-news-thing-fleet = { fleet-count }
page-news-thing-undead-troop = { $count ->
    [one] { $count } untote Armee
   *[other] { $count } untote Armeen
}
page-news-thing-undead-fleet = { $count ->
    [one] { $count } untotes Schiff
   *[other] { $count } untote Schiffe
}
page-news-thing-titan = { $count ->
    [one] { $count } Titan
   *[other] { $count } Titanen
}
page-news-thing-gold = { $count } Gold
page-news-thing-grave-gold = { $count } Gold auf einer Insel
page-news-thing-necropolis = die Nekropole
page-news-thing-marker = { $count ->
    [one] { $count } Wohlstandsmarker
   *[other] { $count } Wohlstandsmarker
}
page-news-thing-priest = { $count ->
    [one] { $count } Priester
   *[other] { $count } Priester
}
page-news-thing-philosopher = { $count ->
    [one] { $count } Philosoph
   *[other] { $count } Philosophen
}
page-news-thing-priestess = { $count ->
    [one] { $count } Priesterin
   *[other] { $count } Priesterinnen
}
page-news-thing-item = { $count ->
    [one] { $count } magischer Gegenstand
   *[other] { $count } magische Gegenstände
}
page-finale-skip = Zum Ergebnis
page-finale-metropolis = { $player }: Metropole { $number } von { $count }, { $place }
page-finale-artifact = { $player }: { $card }
page-finale-hidden = die verborgene Insel der Amazonen

## Zustimmung

page-away-people = Wer nicht da ist
page-gone-away = { $name } ist gegangen.
page-gone-since = { $name } ist seit { $time } weg.
page-bot-from = { $seconds ->
    [one] In { $seconds } Sekunde kann ein Bot einspringen.
   *[other] In { $seconds } Sekunden kann ein Bot einspringen.
}
page-ask-bot = Einen Bot { $city } für { $name } spielen lassen
page-proposal-rewind = { $player } möchte zurückgehen. Was dann gewürfelt wird, ist neu.
page-proposal-bot = { $player } möchte, dass ein Bot für { $other } spielt.
page-agree = Zustimmen
page-refuse = Ablehnen
page-withdraw = Zurückziehen
page-votes = { $yes } von { $of } stimmen zu
page-take-back = Wieder selbst spielen

## Das Ende

page-you-won = Du hast gewonnen!
page-you-won-together = Du und { $partner } habt gewonnen!
page-together = gemeinsam
page-winners = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
page-over-how = Ende in Runde { $cycle }: { $ending }.
page-over-gold = Gleichstand bei den Metropolen: Das meiste Gold hat entschieden.
page-rematch = Noch einmal spielen
page-to-rematch = Zur nächsten Partie
page-how-it-went = Wie es lief
page-chances = Chancen und Statistik
page-record = Aufzeichnung herunterladen
page-dice = Würfel, die alle prüfen können
page-dice-how = Alle Würfe und Ziehungen dieser Partie stammen aus einer geheimen Zahl, die am Ende gezeigt wird. Aus ihr ist diese Prüfsumme berechnet: Passen am Ende beide zusammen, hat niemand an den Würfeln gedreht.
page-seed-fits = Die Würfel waren fair: Die geheime Zahl ist die vom Anfang
page-seed-differs = Die geheime Zahl ist nicht die vom Anfang: Die Würfel könnten verändert worden sein
page-seed-how = Die Prüfsumme stand zu Beginn fest, die geheime Zahl steht jetzt dabei. „cyclades verify“ prüft damit jeden Würfel der heruntergeladenen Aufzeichnung.
page-seed-hash = Prüfsumme (Hash), zu Beginn gezeigt
page-seed = Geheime Zahl (Startwert)

## Teile von Hades

page-underworld = Bedrohung und Stapel
page-threat = Bedrohung { $threat }. Jede Runde kommen zwei Würfel hinzu; bei { $most } kommt Hades.
page-threat-short = Bedrohung { $threat }: Hades kommt bei { $most }
page-hades-comes = { $god ->
    [none] Hades ist in dieser Runde da.
   *[other] Hades ist in dieser Runde da, anstelle von { $god }.
}
page-god-covered = { $god } ist in dieser Runde von Hades verdeckt.
page-favour-label = { $used ->
    [yes] Gunst { $favour_of }, neben { $god }: genutzt
   *[no] Gunst { $favour_of }, neben { $god }
}
page-gift-priestess = + Priesterin
page-gift-item = + Gegenstand
page-bar-from-god = { $victim } darf nicht auf { $god } bieten
page-apple-here = Zankapfel: { $player } darf in dieser Runde nicht auf { $god } bieten.
page-necropolis = { $gold ->
    [0] Nekropole { $isle_on }
   *[other] Nekropole { $isle_on }: { $gold } Gold
}
page-stack-favours = Gunst
page-stack-items = Gegenstände
page-stack-played = Gespielt
page-stack-gone = Helden fort
page-favours-tip = Noch im Stapel der Gunstplättchen: { $names }
page-items-tip = Magische Gegenstände, die noch niemand gesehen hat: { $names }
page-played-tip = Gespielte magische Gegenstände: { $names }
page-gone-tip = Helden, die das Spiel verlassen haben: { $names }
page-undead = Untote: Armeen und Schiffe bis zum Ende der Runde
page-priestesses = Priesterinnen: Eine hält einen Helden ohne Sold oder eine Kreatur für eine weitere Runde
page-secret-item = { $item } (verdeckt: nur du weißt es)
page-hidden-items = { $count ->
    [one] { $count } magischer Gegenstand, verdeckt
   *[other] { $count } magische Gegenstände, verdeckt
}
page-hidden-isle = Die verborgene Insel der Amazonen: Ihre Metropole zählt, und niemand kann sie nehmen

## Teile von Titanen

page-treasury = Artefakte und besondere Metropolen
page-artifact-at = { $player ->
    [none] { $card }: { $isle_on }
   *[other] { $card }: { $player }, { $isle_on }
}
page-artifact-carried = { $card }: bei den Angreifern
page-artifact-unsold = { $card }: noch nicht gekauft
page-artifact-gone = { $card }: aus dem Spiel
page-artifact-taken = { $player } hat { $card_acc } erobert!
page-special-left = Noch zu gründen: { $metropolis }
page-special-here = { $metropolis } { $isle_on }
page-god-face-down = { $count ->
    [3] { $god } liegt verdeckt. Zwei dieser drei kommen in der nächsten Runde zuerst.
   *[other] { $god } liegt verdeckt und kommt in der nächsten Runde zuerst.
}
page-partner = dein Partner
page-team-score = { $cities }: { $metropolises } von { $most } Metropolen{ $artifacts ->
    [0] {""}
    [one] , { $artifacts } Artefakt
   *[other] , { $artifacts } Artefakte
}
page-last-cycle-agreed = Dies ist die vereinbarte letzte Runde: An ihrem Ende gewinnen die meisten Metropolen, dann das meiste Gold.
page-last-cycle = Ein Team hat genug Metropolen. Am Ende dieser Runde gewinnt das Team mit den meisten, dann das reichste.
page-metropolises-own = { $metropolises ->
    [one] { $metropolises } Metropole
   *[other] { $metropolises } Metropolen
}; die des Teams zählen zusammen
page-territories = Gebiete
page-titans = Titanen: Jeder kämpft wie eine Armee und zieht mit jedem Gott außer Apollo

## Hades: Teile am Tisch


page-module-free-placement-about = Vor der ersten Runde wird darum geboten, wer die ersten Armeen und Schiffe wohin stellt. Mit Titanen ist das immer so.
page-module-hades-about = Würfel steigern eine Bedrohung; bei 9 kommt der Gott der Toten, mit untoten Einheiten und der Nekropole.
page-module-heroes-about = Sechs Helden kämpfen neben deinen Armeen und lassen sich für große Taten opfern; vier neue Kreaturen.
page-module-titans-about = Inseln aus mehreren Gebieten, Titanen, die mit jedem Gott ziehen, Kronos, fünf Artefakte; bis zu sechs Spieler, und Teams.
page-module-favours-about = Jede Runde begleitet ein kleinerer Gott einen der großen: Priesterinnen, magische Gegenstände, Theater.
page-with-modules = Mit { $modules }
page-cycle-of = Runde { $cycle } von { $last }: { $phase }
page-prelude-gives = Was jeder von ihnen mitbringt:
page-prelude = Freie Startaufstellung
page-do-raise-troop = Untote Armee
page-do-raise-fleet = Untotes Schiff
page-do-build-necropolis = Nekropole
page-do-sacrifice = { $hero } opfern
page-do-use-item = { $item }
page-do-use-favour = Gunst { $favour_of }
page-hint-build-necropolis = Wähle, wo sie steht. Was dort auf dem Metropolenplatz steht, geht verloren.
page-who-goes-along = Mitnehmen:
page-along = Mit dabei:
page-undead-along = { $count ->
    [one] { $count } untote Einheit
   *[other] { $count } Untote
}
page-how-many-undead = Zahl der Untoten
page-how-many-others = Wie viele der anderen?
page-undead-first = Wähle zuerst die Untoten, die gehen: Eine Bewegung mit Hades braucht mindestens eine untote Einheit.
page-pick-kind = Wähle, was, dann wohin.
page-placement-left = Noch aufzustellen: { $things }
page-a-building = ein Gebäude
page-priestess-count = { $count ->
    [one] { $count } Priesterin
   *[other] { $count } Priesterinnen
}
page-threat-roll = Die Würfel bringen { $roll }: Die Bedrohung steht bei { $threat }.
page-nothing-fits = Hier gibt es nichts, was du einsetzen oder zahlen könntest. Gefragt wirst du trotzdem, damit niemand erfährt, was du hast.
page-sacrifice-sure = { $hero } opfern? Ein geopferter Held verlässt das Spiel.
page-let-go-sure = { $hero } entlassen? Wieder anwerben kann ihn dann nur, wer Charon ruft.
page-battle-sum = Einheiten, Gebäude, Helden und Gegenstände, dazu der Würfel
page-party-land = { troops } { $isle_to }{ price-asked-only }
page-party-pass = { troops } ungesehen durch { $isle }{ price-asked-only }
page-party-sail = { fleets } { $sea_to }
page-raise-troop = Untote Armee { $isle_on } erwecken{ price-asked }
page-attacked-by = { $player } greift mit { $count } an
page-your-isles = Dein Land
page-other-isles = Anderes Land
page-sail-far = { $steps ->
    [one] { fleets } { $sea_to }, { $steps } Schritt
   *[other] { fleets } { $sea_to }, { $steps } Schritte
}
page-raise-fleet = Untotes Schiff { $sea_on } erwecken{ price-asked }
page-metropolis = Metropole
page-marker-count = { $count ->
    [one] { $count } Wohlstandsmarker
   *[other] { $count } Wohlstandsmarker
}
page-turn-priests = { $count ->
    [one] { $count } Priester wird Philosoph
   *[other] { $count } Priester werden Philosophen
}
page-upkeep-pay = { $price } Gold zahlen
page-upkeep-priestess = Priesterin abgeben
page-upkeep-let-go = Entlassen

## Titanen: Entscheiden

page-how-many-titans = Zahl der Titanen
page-retreat-with = Auf einem Rückzug mitnehmen:
page-titan-first = Wähle zuerst die Titanen, die gehen: Eine Titanenbewegung braucht mindestens einen.
page-titans-tip = Titanen: Jeder kämpft wie eine Armee. Wer bei ihnen steht, darf mitgehen.
page-enter = Dorthin ziehen:
page-pass-through = Ungesehen durchziehen:
page-buy-artifact = { $card } nehmen{ price-asked }
page-coin-keep = Behalten
page-coin-give = { $player } geben
page-share-gold = { $partner } erhält { $gold } Gold, du behältst { $kept }
page-caduceus = Er rettet die Einheit, jedes Mal für 1 Gold.
page-note-military-victory = Damit hat dein Team (du und { $partner }) genug Metropolen, und diese Runde wird die letzte: An ihrem Ende gewinnt das Team mit den meisten, dann das reichste. Gebäude auf ihrem Platz gehen verloren.
page-ordinary-metropolis = Sie wirkt wie Hafen, Festung, Tempel und Universität in einem.
page-lightning-price = { $player } hat den Blitz des Zeus: Überbieten kostet dich { $price } Gold mehr, sofort zu zahlen.
