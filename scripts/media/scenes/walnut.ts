/** The colours of a walnut tree, its wood and its neighbours. */
export const paper = "#f5ecdd";
export const cream = "#fff4e0";
export const sand = "#e6c697";
export const wood = "#c8935a";
export const brown = "#7b4a26";
export const bark = "#4b2b17";
export const ink = "#2a1b11";
export const leaf = "#8fa35c";
export const green = "#566e34";
export const forest = "#33441d";
export const apricot = "#e0893f";
export const tuff = "#c98b6d";
