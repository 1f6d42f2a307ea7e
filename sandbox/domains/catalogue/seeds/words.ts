const words = (text: string) => text.split(' ');

/** The words in slot names, by the emblem that their picture shows. `_` is a space. */
export const NOUNS: Readonly<Record<string, readonly string[]>> = {
  gem: words('Sapphire Opal Garnet Topaz Amethyst Agate Crystal Prism Facet Turquoise'),
  star: words('Comet Star Meteor Zenith Starlight Orbit Planet Skylight'),
  crown: words('Crown Queen Regent Throne Coronet Palace Maharani Nawab'),
  sun: words('Sun Dawn Daybreak Summer Horizon Solstice Noonday Sundial'),
  moon: words('Moon Crescent Eclipse Twilight Moonrise Nightfall Dusk'),
  leaf: words('Banyan Fern Willow Cedar Bamboo Grove Jungle Neem Maple Rainforest'),
  flame: words('Ember Furnace Torch Bonfire Phoenix Cinder Hearth Campfire'),
  drop: words('Rain Monsoon Dew Waterfall Fountain Drizzle Stream Raindrop'),
  flower: words(
    'Jasmine Marigold Orchid Hibiscus Dahlia Magnolia Blossom Poppy Tulip Krishnachura',
  ),
  shell: words('Lagoon Shell Reef Nautilus Coral Atoll Cove'),
  feather: words('Plume Peacock Quill Feather Songbird'),
  lantern: words('Lantern Festival Night_Market Bazaar Carnival Lamplight Fairground'),
  kite: words('Kite Breeze Windmill Streamer Zephyr Tailwind'),
  bird: words('Heron Kingfisher Crane Falcon Swan Nightingale Sparrow Owl Macaw Myna Swallow'),
  peak: words('Summit Ridge Canyon Glacier Mesa Volcano Valley Highland Foothill'),
  coin: words('Mint Ducat Treasury Merchant Doubloon Caravan Goldsmith'),
  key: words('Vault Key Chamber Cipher Archive Cabinet Padlock'),
  bell: words('Bell Chime Carillon Clocktower Belfry'),
  ship: words('Galleon Voyage Steamer Schooner Ferry Dhow Regatta Sampan'),
  drum: words('Drum Tabla Rhythm Cymbal Dhol Orchestra'),
  fruit: words('Mango Guava Lychee Papaya Pomegranate Melon Plum Cherry Fig Jackfruit'),
  fish: words('Hilsa Carp Marlin Dolphin Pearl_Diver Angler'),
  bolt: words('Thunder Storm Lightning Tempest Dynamo Spark'),
  heart: words('Heart Serenade Romance Sweetheart Duet'),
  butterfly: words('Butterfly Moth Firefly Dragonfly Ladybird'),
  tiger: words('Tiger Panther Leopard Lynx Ocelot Snow_Leopard'),
  cup: words('Teahouse Saffron Cardamom Cinnamon Samovar Teacup'),
  mask: words('Masquerade Theatre Jester Puppet Troubadour'),
  gear: words('Clockwork Engine Workshop Foundry Locomotive'),
  compass: words('Compass Atlas Expedition Explorer Lighthouse Pathfinder'),
};

export const ADJECTIVES = words(
  'Amber Ancient Azure Bright Bronze Burning Cobalt Copper Crimson Curious Dancing Daring Distant ' +
    'Drifting Electric Enchanted Endless Evening Faraway Flying Forgotten Frozen Gentle Gilded Glass Golden Grand ' +
    'Hidden Hollow Honey Humming Indigo Iron Island Ivory Jolly Laughing Little Lofty Lost Lunar Marble Mellow Merry ' +
    'Misty Moonlit Mystic Neon Noble Northern Obsidian Painted Paper Patient Pearl Polished Quiet Rapid Restless Roaming ' +
    'Royal Ruby Rustic Sandstone Scarlet Secret Silent Silk Silver Singing Sleeping Smiling Snowy Solar Southern ' +
    'Spring Starlit Stone Sunken Sunlit Swift Tall Tangled Tidal Timber Twin Velvet Vivid Wandering Whispering Wild ' +
    'Winding Winter Wooden Woven Young Zesty',
);

export const PLACES = words(
  'Sylhet Rangpur Bogura Khulna Sundarbans Padma Meghna Jamuna Barisal Srimangal Samarkand Zanzibar Lisbon Kyoto Cairo ' +
    'Marrakesh Cordoba Petra Tangier Havana Kerala Jaipur Kathmandu Malacca Java Luzon Seville Trieste Valletta Bergen ' +
    'Quito Cusco Oaxaca Bukhara Isfahan Muscat Galle Mandalay Hanoi Busan',
);

export const NUMBERS = words('Three Four Five Six Seven Eight Nine Twelve Twenty Forty');

export const TAILS = words(
  'Ways Reels Deluxe Respin Double Trail Quest Tales Party Parade Nights Road Club Express Classic Story Garden Hall Row Twist',
);

/** The words in the names of fish games. */
export const SEAS = words('Deep Coral Silver Moonlit Hidden Sunken Northern Tidal Emerald Amber');
export const SEA_PLACES: Readonly<Record<string, readonly string[]>> = {
  fish: words('Hunters Current Harvest Safari Trench'),
  shell: words('Lagoon Reef'),
  turtle: words('Kingdom Cove Atoll'),
  crab: words('Grotto Shoals'),
  ship: words('Voyage Fleet'),
};

/** The flying objects of crash games, by the emblem that shows them. */
export const FLIGHTS: Readonly<Record<string, readonly string[]>> = {
  kite: words('Paper_Kite Red_Kite Box_Kite'),
  balloon: words('Balloon Hot_Air Cloud_Ferry'),
  bird: words('Heron Swallow Falcon Crane'),
  plane: words('Paper_Plane Glider Biplane'),
  butterfly: words('Dragonfly Firefly'),
};
export const CLIMBS = words('Climb Ascent Rising Aloft Skyward Updraft Altitude Journey');
