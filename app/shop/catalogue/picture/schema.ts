/** A file that was made of a card or an animation. */
export type PictureFile = {
  /** Its address: holds the content's hash, so that nobody guesses it. */
  href: string;
  /** As it is called once it is saved. */
  name: string;
};

/** The files of one language that its page offers; those that are not made yet are absent. */
export type PictureFiles = {
  /** 4 : 5, for chats. */
  square?: PictureFile;
  /** 9 : 16, for stories. */
  tall?: PictureFile;
  film?: PictureFile;
  poster?: PictureFile;
};
